/** The phases that every game has alike: the deal, the tricks with their gaps, and the ranking. */
import type { MatchSetup } from './match.ts';

/** The state `dealing`; it hands over to `exchanging` where cards are to be traded, else to `tricks`. */
export function dealingState(base: MatchSetup) {
  return base.createStateConfig({
    on: {
      deal: [
        { guard: 'exchangeIsDue', target: 'exchanging', actions: 'takeDeal' },
        { target: 'tricks', actions: 'takeDeal' },
      ],
    },
  });
}

/**
 * The state `tricks`; it hands over to the state `ranking` beside it. Where `revolts`, anyone may lay a revolution in the
 * gap between two tricks (F11).
 */
export function tricksState(base: MatchSetup, { revolts } = { revolts: false }) {
  const revolt = { guard: 'mayRevolt', target: 'betweenTricks', actions: 'act' } as const;
  return base.createStateConfig({
    initial: 'leading',
    entry: 'openTricks',
    states: {
      leading: {
        on: { play: { guard: 'mayAct', target: 'following', actions: 'act' } },
      },
      following: {
        always: { guard: 'trickIsOver', target: 'betweenTricks' },
        on: {
          play: { guard: 'mayAct', target: 'following', actions: 'act' },
          pass: { guard: 'mayAct', target: 'following', actions: 'act' },
        },
      },
      betweenTricks: {
        on: {
          clear: [
            { guard: 'roundIsOver', target: '#ranking' },
            { target: 'leading', actions: 'clearTrick' },
          ],
          ...(revolts ? { revolt } : {}),
        },
      },
    },
  });
}

/** Places and points, and then another round or the end of the match. */
export function rankingState(base: MatchSetup) {
  return base.createStateConfig({
    id: 'ranking',
    entry: 'rank',
    on: { nextRound: 'dealing', finish: 'matchOver' },
  });
}
