/**
 * The statechart of Anemaki. Its three trades take place at the same time (A25), so they are parallel; a
 * revolution is looked for once, after them (A26).
 */
import type { StateValue } from 'xstate';
import { anemaki } from '../rules/anemaki/anemaki.ts';
import type { RoundState } from '../rules/game.ts';
import { type MatchSetup, matchSetup, newMatch } from './match.ts';
import { dealingState, rankingState, tricksState } from './phases.ts';

const base = matchSetup(anemaki);

/** A trade of gifts between two places: open until the first gift, half made until the second. */
function giftsBetween(setup: MatchSetup, places: readonly number[]) {
  const guard = { type: 'mayTrade', params: { places } } as const;
  return setup.createStateConfig({
    initial: 'open',
    states: {
      open: { on: { give: { guard, target: 'half', actions: 'act' } } },
      half: { on: { give: { guard, target: 'done', actions: 'act' } } },
      done: { type: 'final' },
    },
  });
}

export const anemakiMachine = base.createMachine({
  id: 'anemaki',
  context: ({ input }) => newMatch(input),
  initial: 'dealing',
  states: {
    dealing: dealingState(base),
    exchanging: {
      type: 'parallel',
      onDone: 'revolutionCheck',
      states: {
        archonAndDoulos: giftsBetween(base, [0, -1]),
        yparchonAndYpodoulos: giftsBetween(base, [1, -2]),
        neutralAndTalon: {
          initial: 'open',
          states: {
            open: {
              on: {
                swap: { guard: 'mayAct', target: 'done', actions: 'act' },
                keep: { guard: 'mayAct', target: 'done', actions: 'act' },
              },
            },
            done: { type: 'final' },
          },
        },
      },
    },
    revolutionCheck: {
      on: {
        check: [
          { guard: 'revolutionIsDeclared', target: 'tricks', actions: 'settle' },
          { guard: 'revolutionIsPostponed', target: 'tricks', actions: 'settle' },
          { target: 'tricks', actions: 'settle' },
        ],
      },
    },
    tricks: tricksState(base),
    ranking: rankingState(base),
    matchOver: { type: 'final' },
  },
});

/** The regions of `exchanging`: the places that act in each (as `titles.at` counts them), and its states by how many of them have. */
const REGIONS: readonly (readonly [name: string, places: readonly number[], stages: readonly string[]])[] = [
  ['archonAndDoulos', [0, -1], ['open', 'half', 'done']],
  ['yparchonAndYpodoulos', [1, -2], ['open', 'half', 'done']],
  ['neutralAndTalon', [2], ['open', 'done']],
];

/** Where within `exchanging` a round stands. */
export function anemakiExchange({ trades, titles }: RoundState): StateValue {
  const hasActed = (place: number) => trades.some(({ seat }) => seat === titles?.at(place));
  return Object.fromEntries(
    REGIONS.map(([name, places, stages]) => [name, stages[places.filter(hasActed).length] ?? '']),
  );
}
