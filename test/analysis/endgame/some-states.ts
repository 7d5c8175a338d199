/** Moments in the tricks of Anemaki with few cards left. */
import { dealCards } from '../../../src/analysis/deal-cards.ts';
import { pick, type Random, shuffle } from '../../../src/analysis/random.ts';
import { sortHand } from '../../../src/cards/hand.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import type { Direction, RoundState } from '../../../src/rules/game.ts';
import { setupOf } from '../../../src/rules/games.ts';
import { tricks } from '../../support/table.ts';
import { afterChoice } from './naive-order.ts';

export interface Kind {
  readonly pass: 'turn' | 'trick';
  readonly direction: Direction;
}

export const KINDS: readonly Kind[] = [
  { pass: 'turn', direction: 'normal' },
  { pass: 'turn', direction: 'reversed' },
  { pass: 'trick', direction: 'normal' },
  { pass: 'trick', direction: 'reversed' },
];

/** A deal of one to three cards each out of few ranks, some moves on; `cards` at most. */
export function smallDeal({ pass, direction }: Kind, cards: number, random: Random): RoundState {
  const ranks = shuffle(random, anemaki.order(setupOf(anemaki, 5), 'normal')).slice(0, 3 + random.below(5));
  const pack = shuffle(random, anemaki.pack(setupOf(anemaki, 5))).filter((card) =>
    ranks.some((rank) => rank === card[0]),
  );
  let left = Math.min(cards, pack.length) - 5;
  const hands = shuffle(random, [0, 1, 2, 3, 4]).map(() => {
    const more = Math.min(left, random.below(4));
    left -= more;
    return sortHand(pack.splice(0, 1 + more)).join(' ');
  });
  const start = tricks({ hands, talon: '', leader: random.below(5), direction, options: { pass } });
  return playOn(start, random, () => random.below(3) === 0);
}

/** What random play leaves of a whole deal. */
export function lateState({ pass, direction }: Kind, cards: number, random: Random): RoundState {
  const setup = setupOf(anemaki, 5, { pass });
  const dealt = anemaki.deal(setup, dealCards(anemaki, setup, random.below(5), random), null);
  return playOn({ ...anemaki.open(dealt), direction }, random, ({ hands }) => hands.flat().length <= cards);
}

/** Plays at random until it is enough, or the round is over. */
function playOn(start: RoundState, random: Random, isEnough: (state: RoundState) => boolean): RoundState {
  let state = start;
  while (!anemaki.roundOver(state) && !isEnough(state)) {
    state =
      state.turn === null ? anemaki.clear(state) : afterChoice(state, pick(random, anemaki.choices(state)));
  }
  return state;
}
