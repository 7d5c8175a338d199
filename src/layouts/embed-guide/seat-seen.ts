/** A chosen seat in a match that may not have it: another match was chosen since. */
import type { MatchHead } from '../../replay/frame.ts';
import { DEFAULTS, type Options } from '../../view/option-values.ts';

/** The choice as this match can show it: a seat that it has not is no seat, and the first where hands are what a seat knows. */
export function seatSeen<T extends Pick<Options, 'pov' | 'reveal'>>(
  chosen: T,
  players: MatchHead['players'],
): T {
  if (players.some(({ id }) => id === chosen.pov)) return chosen;
  const first = chosen.reveal === 'seat' ? players[0]?.id : undefined;
  return { ...chosen, pov: first ?? DEFAULTS.pov };
}
