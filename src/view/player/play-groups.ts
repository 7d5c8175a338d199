/** The frames of a line as a list to read: what came before the first trick, then the tricks. */
import type { Frame } from '../../replay/frame.ts';

export interface PlayGroup {
  /** 0 before the first trick. */
  readonly trick: number;
  readonly items: readonly { readonly index: number; readonly frame: Frame }[];
}

export function playGroups(frames: readonly Frame[]): PlayGroup[] {
  const groups = new Map<number, { index: number; frame: Frame }[]>();
  frames.forEach((frame, index) => {
    const group = groups.get(frame.trick) ?? [];
    group.push({ index, frame });
    groups.set(frame.trick, group);
  });
  return [...groups].map(([trick, items]) => ({ trick, items }));
}
