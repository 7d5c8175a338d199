/** How long each moment stays when the match plays by itself. */
import type { Frame } from '../../replay/frame.ts';

/** Milliseconds that an ordinary step stays, and how much longer the moments to take in. */
const PACE = 1400;
const RESTS: Readonly<Partial<Record<Frame['did']['type'], number>>> = {
  deal: 2,
  check: 1.6,
  clear: 1.6,
  rank: 2.5,
  revolt: 1.6,
};
/** Commentary is read at about this many letters a second. */
const LETTERS_A_SECOND = 18;

/** Milliseconds until the next step; `speed` as in the options, 0 for the player's own pace. */
export function restAt(frame: Frame, speed: number): number {
  const pace = speed > 0 ? speed * 1000 : PACE;
  const longest = Math.max(0, ...Object.values(frame.commentary ?? {}).map((text) => text.length));
  const reading = Math.min(12_000, (longest / LETTERS_A_SECOND) * 1000);
  return pace * (RESTS[frame.did.type] ?? 1) + reading;
}
