/** How many columns a score has, one a play, a pass or a revolution. */
import type { Frame } from '../../replay/frame.ts';

export function playsIn(frames: readonly Frame[]): number {
  return frames.filter(({ did }) => did.type === 'play' || did.type === 'pass' || did.type === 'revolt')
    .length;
}
