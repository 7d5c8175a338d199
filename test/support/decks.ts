/** Deals of Anemaki that lead to each outcome of the check when titles go by seat, and the trades that lead there. */
import type { Action, Deal } from '../../src/rules/game.ts';
import { ARI, ASTER, dealOf, give, JANIET, PHYSO, RHYS } from './table.ts';

const OF_RHYS = '8s 8d 8h 8c Td Kd';

/** Nobody holds four of a kind. */
export const QUIET: Deal = dealOf();
/** Rhys, the Doulos, holds four eights. */
export const REVOLT: Deal = dealOf({
  hands: ['7d Th Js Qs Qc Ad', '7h 7s Jd Jc Kc Kh', '9c 9h 9s Qd Qh As', '7c 9d Tc Jh Ks Ac', OF_RHYS],
  talon: 'Ts Ah',
});
/** Besides, Ari, the Archon, holds four queens. */
export const POSTPONED: Deal = dealOf({
  hands: ['7d Qd Qh Qs Qc Ad', '7h 7s Jd Jc Kc Kh', '9c 9h 9s Th Js As', '7c 9d Tc Jh Ks Ac', OF_RHYS],
  talon: 'Ts Ah',
});

/** Legal trades of the last two deals, all that the exchange asks for. */
export const TRADES: readonly Action[] = [
  give(RHYS, 'Td Kd', ARI),
  give(ARI, '7d Ad', RHYS),
  give(ASTER, 'Ac', PHYSO),
  give(PHYSO, '7h', ASTER),
  { type: 'keep', seat: JANIET },
];
