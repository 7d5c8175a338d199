/** A policy that does anything legal, each choice as likely as the others: for tests, and as the floor of every comparison. */
import type { Hand } from '../../cards/hand.ts';
import { pick, type Random, shuffle } from '../random.ts';
import { giftPool, type Policy } from './policy.ts';

export const randomPolicy: Policy = {
  id: 'random',
  play: (_view, choices, random) => pick(random, choices),
  give: (view, due, random) => anyOf(giftPool(view, due), due.count, random),
  swap: (view, due, random) => (random.below(2) === 0 ? [] : anyOf(view.hand, due.count, random)),
  revolt: (_view, choices, random) => (random.below(2) === 0 ? null : pick(random, choices)),
};

function anyOf(hand: Hand, count: number, random: Random): Hand {
  return shuffle(random, hand).slice(0, count);
}
