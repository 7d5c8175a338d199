/**
 * A dozen rules of thumb, each with a weight: few groups left, high ones, none that might be beaten; lay what stands, whole, and
 * pass the less the more players are in. What makes the player provably the next to go out comes first, as in `linear`.
 */
import { countOf, GROUPS, lowestOf } from '../hand.ts';
import { TURN } from '../layout.ts';
import { type Choose, NO_PLAY } from './choose.ts';
import { ABLE, beaters, look, yetToAct } from './sight.ts';

/** In 1/100 of a point, rounded from a least-squares fit to what options led to in play of the linear policy. */
const WEIGHTS = {
  // Every group left; one that might be beaten; the height of its rank, 0 … 7, and again where it is no single card; the highest rank.
  group: -20,
  loose: -38,
  height: 9,
  heightOfSeveral: 5,
  highest: 21,
  // A set laid: that nobody can beat; that leaves part of its group behind; each card; that the next may beat with his last two.
  unbeaten: 39,
  split: -34,
  card: -6,
  feeds: -6,
  // A pass; each other player in; each group that might be beaten; when it ends the trick.
  pass: -23,
  passByOthers: -11,
  passByLoose: 12,
  passEnds: -22,
} as const;
const HIGHEST = 7;

export const heuristic: Choose = (state, plays, mayPass) => {
  const next = look(state);
  const hand = state[state[TURN] as number] as number;
  let groups = 0;
  let loose = 0;
  let held = 0;
  for (let ranks = hand & GROUPS; ranks !== 0; ranks &= ranks - 1) {
    const rank = lowestOf(ranks) >> 2;
    const size = countOf(hand, rank);
    groups += 1;
    loose += beaters(rank, size) > 0 ? 1 : 0;
    held += worthOf(rank, size);
  }

  let best = NO_PLAY;
  let bestValue = -Infinity;
  if (mayPass) {
    bestValue = held + WEIGHTS.pass + WEIGHTS.passByLoose * loose;
    bestValue += WEIGHTS.passByOthers * (ABLE[1] as number) + (yetToAct(state) === 0 ? WEIGHTS.passEnds : 0);
  }
  for (let options = plays; options !== 0; options &= options - 1) {
    const bit = lowestOf(options);
    const rank = bit >> 2;
    const size = (bit & 3) + 1;
    const whole = countOf(hand, rank);
    const rest = whole - size;
    const stands = beaters(rank, size) === 0;
    const looseLeft =
      loose - (beaters(rank, whole) > 0 ? 1 : 0) + (rest > 0 && beaters(rank, rest) > 0 ? 1 : 0);
    if ((groups === 1 && rest === 0) || (stands && looseLeft <= 1)) return bit;
    let value = held - worthOf(rank, whole) + WEIGHTS.card * size;
    if (rest > 0) value += worthOf(rank, rest) + WEIGHTS.split;
    if (stands) value += WEIGHTS.unbeaten;
    else if (next <= 2 && next >= size) value += WEIGHTS.feeds;
    if (value > bestValue) {
      best = bit;
      bestValue = value;
    }
  }
  return best;
};

function worthOf(rank: number, size: number): number {
  const height = WEIGHTS.height + (size > 1 ? WEIGHTS.heightOfSeveral : 0);
  return (
    WEIGHTS.group +
    (beaters(rank, size) > 0 ? WEIGHTS.loose : 0) +
    height * rank +
    (rank === HIGHEST ? WEIGHTS.highest : 0)
  );
}
