/** Which cards of a hand carry out a choice: choices leave suits open, cards do not. */
import { faceOf, JOKER } from '../cards/card.ts';
import { type Hand, sortHand } from '../cards/hand.ts';
import type { Choice, RevoltChoice } from '../rules/game.ts';

/** The cards of a play or a revolution, the first in the order of the pack; none for a pass. */
export function cardsOfChoice(hand: Hand, choice: Choice | RevoltChoice): Hand {
  if (choice.type === 'pass') return [];
  const sorted = sortHand(hand);
  const naturals = sorted.filter((card) => card !== JOKER && faceOf(card) === choice.face);
  const jokers = sorted.filter((card) => card === JOKER);
  return [...naturals.slice(0, choice.naturals), ...jokers.slice(0, choice.jokers)];
}
