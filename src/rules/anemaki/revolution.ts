/** Anemaki's check for a revolution, after the exchange (A26, A27). */

import type { RoundState, Seat, Verdict } from '../game.ts';
import { holdsQuad } from '../quads.ts';
import { ANEMAKI_ORDER } from './constants.ts';

/**
 * A quad of the Doulos or the Ypodoulos declares a revolution; one of the Archon or the Yparchon besides postpones it.
 * Null when unknown cards leave the state open; where only a second holder is open, the sure ones are named.
 */
export function anemakiCheck(state: RoundState): Verdict | null {
  if (!state.titles) return { state: 'none', by: [] };
  const [archon = 0, yparchon = 0, , ypodoulos = 0, doulos = 0] = state.titles;
  const below = answers(state, [doulos, ypodoulos]);
  const above = answers(state, [archon, yparchon]);
  if (below.yes.length === 0) return below.maybe ? null : { state: 'none', by: [] };
  if (above.yes.length > 0) return { state: 'postponed', by: above.yes };
  return above.maybe ? null : { state: 'declared', by: below.yes };
}

function answers(state: RoundState, seats: readonly Seat[]): { yes: Seat[]; maybe: boolean } {
  const all = seats.map((seat) => ({
    seat,
    answer: holdsQuad(state.hands, state.talon, seat, ANEMAKI_ORDER),
  }));
  return {
    yes: all.filter((one) => one.answer === 'yes').map((one) => one.seat),
    maybe: all.some((one) => one.answer === 'maybe'),
  };
}
