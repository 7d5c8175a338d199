/** From which seat a match can be shown. */
import type { MatchHead } from '../../replay/frame.ts';
import { DEFAULTS, type Options } from '../option-values.ts';

/** What is chosen, as this match can show it: a seat that it has not is no seat, and what a seat knows is some seat's, the first then. */
export function seatSeen<T extends Pick<Options, 'pov' | 'reveal'>>(
  chosen: T,
  players: MatchHead['players'],
): T {
  if (players.some(({ id }) => id === chosen.pov)) return chosen;
  const first = chosen.reveal === 'seat' ? players[0]?.id : undefined;
  return { ...chosen, pov: first ?? DEFAULTS.pov };
}
