/**
 * How a round of Anemaki ends with all hands known, by the rules alone: every position is tried out to its end, nothing is left out,
 * and the rule for ties is put as it reads. What it remembers are whole positions.
 */

import { cardsOfChoice } from '../../../src/analysis/choice-cards.ts';
import type { Face } from '../../../src/cards/card.ts';
import { countFaces } from '../../../src/cards/hand.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import type { Action, Choice, RoundState, Seat } from '../../../src/rules/game.ts';

type Play = Extract<Choice, { type: 'play' }>;

/** Seats by place. `seen`: the positions so far, by what tells them apart. */
export function naiveOrder(state: RoundState, seen = new Map<string, readonly Seat[]>()): readonly Seat[] {
  if (anemaki.roundOver(state)) return anemaki.ranking(state);
  if (state.turn === null) return naiveOrder(anemaki.clear(state), seen);
  const key = nameOf(state);
  const known = seen.get(key) ?? bestOrder(state, state.turn, seen);
  seen.set(key, known);
  return known;
}

export function afterChoice(state: RoundState, choice: Choice): RoundState {
  const seat = state.turn as Seat;
  const action: Action =
    choice.type === 'pass'
      ? { type: 'pass', seat }
      : { type: 'play', seat, cards: cardsOfChoice(state.hands[seat] ?? [], choice) };
  const refusal = anemaki.judge(state, action);
  if (refusal) throw new Error(refusal.code);
  return anemaki.apply(state, action);
}

function bestOrder(state: RoundState, seat: Seat, seen: Map<string, readonly Seat[]>): readonly Seat[] {
  const choices = anemaki.choices(state);
  const [sure] = sureChoices(state, seat, choices);
  if (sure) return naiveOrder(afterChoice(state, sure), seen);
  const orders = inOrder(state, seat, choices).map((choice) => naiveOrder(afterChoice(state, choice), seen));
  return orders.reduce((best, order) => (order.indexOf(seat) < best.indexOf(seat) ? order : best));
}

/** Whole groups that nobody can beat, if they leave one group at most that somebody can; or all that he holds. */
export function sureChoices(state: RoundState, seat: Seat, choices: readonly Choice[]): Choice[] {
  const groups = countFaces(state.hands[seat] ?? []);
  const order = anemaki.order(state.setup, state.direction);
  const canBeBeaten = ([face, size]: [Face, number]) =>
    state.hands.some((hand, other) => {
      const higher = ([rank, count]: [Face, number]) =>
        order.indexOf(rank) > order.indexOf(face) && count >= size;
      return other !== seat && [...countFaces(hand)].some(higher);
    });
  return choices.filter((choice) => {
    if (choice.type === 'pass' || choice.naturals !== groups.get(choice.face)) return false;
    const left = [...groups].filter(([face]) => face !== choice.face);
    if (left.length === 0) return true;
    return !canBeBeaten([choice.face, choice.naturals]) && left.filter(canBeBeaten).length <= 1;
  });
}

/** Leading: more cards first, then low first. Following: whole groups, then parts, each low first, then fewer cards first; passing last. */
function inOrder(state: RoundState, seat: Seat, choices: readonly Choice[]): Choice[] {
  const order = anemaki.order(state.setup, state.direction);
  const held = countFaces(state.hands[seat] ?? []);
  const plays = choices.filter((choice): choice is Play => choice.type === 'play');
  const height = ({ face }: Play) => order.indexOf(face);
  const isPart = ({ face, naturals }: Play) => (held.get(face) === naturals ? 0 : 1);
  const leads = state.trick?.plays.length === 0;
  const sorted = leads
    ? plays.toSorted((a, b) => b.naturals - a.naturals || height(a) - height(b))
    : plays.toSorted((a, b) => isPart(a) - isPart(b) || height(a) - height(b) || a.naturals - b.naturals);
  return leads ? sorted : [...sorted, { type: 'pass' }];
}

export function nameOf({ hands, trick, turn, out }: RoundState): string {
  const top = trick?.plays.at(-1);
  const faces = hands.map((hand) =>
    hand
      .map((card) => card[0])
      .sort()
      .join(''),
  );
  const passed = [...(trick?.passed ?? [])].sort();
  return JSON.stringify([faces, top?.seat, top?.shape.face, top?.shape.size, passed, turn, out]);
}
