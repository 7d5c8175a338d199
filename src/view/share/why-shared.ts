/** Which moments of a round have a page, a picture and an oEmbed answer of their own: its start, and what the log remarks on. */
import type { Frame } from '../../replay/frame.ts';

export type WhyShared = 'round' | 'annotated';

/** Why a frame of a line, its own or that of the line it leaves from, has a page; null where it has none. */
export function whyShared(
  { commentary }: Pick<Frame, 'commentary'>,
  frameIndex: number,
  branch: string | null,
): WhyShared | null {
  if (branch === null && frameIndex === 0) return 'round';
  return commentary ? 'annotated' : null;
}
