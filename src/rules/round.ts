/** A round right after its deal: the same for all games. */
import type { Deal, RoundState, Seat, Setup } from './game.ts';

export function newRound(setup: Setup, deal: Deal, titles: readonly Seat[] | null): RoundState {
  const { dealer, hands, talon } = deal;
  return {
    setup,
    dealer,
    titles,
    dealt: hands,
    hands,
    talon,
    trades: [],
    verdict: null,
    direction: 'normal',
    trick: null,
    turn: null,
    out: [],
    revolts: 0,
  };
}
