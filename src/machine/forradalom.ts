/**
 * The statechart of Forradalom. Its exchange loops over the pairs of players, for each looks before returning (F20); a
 * revolution has its place in the gap between two tricks, as often as anybody makes one (F11, F17).
 */
import type { StateValue } from 'xstate';
import { forradalom } from '../rules/forradalom/forradalom.ts';
import type { RoundState } from '../rules/game.ts';
import { matchSetup, newMatch } from './match.ts';
import { dealingState, rankingState, tricksState } from './phases.ts';

const base = matchSetup(forradalom);

export const forradalomMachine = base.createMachine({
  id: 'forradalom',
  context: ({ input }) => newMatch(input),
  initial: 'dealing',
  states: {
    dealing: dealingState(base),
    exchanging: {
      initial: 'taking',
      onDone: 'tricks',
      states: {
        taking: { on: { give: { guard: 'mayAct', target: 'returning', actions: 'act' } } },
        returning: {
          on: {
            give: [
              { guard: 'makesLastTrade', target: 'done', actions: 'act' },
              { guard: 'mayAct', target: 'taking', actions: 'act' },
            ],
          },
        },
        done: { type: 'final' },
      },
    },
    tricks: tricksState(base, { revolts: true }),
    ranking: rankingState(base),
    matchOver: { type: 'final' },
  },
});

/** Where within `exchanging` a round stands: of each pair the one below gives first, by force, and the one above returns (F20). */
export function forradalomExchange(round: RoundState): StateValue {
  const [next] = forradalom.dues(round);
  return next?.type === 'give' && next.choice === 'free' ? 'returning' : 'taking';
}
