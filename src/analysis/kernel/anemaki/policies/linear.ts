/**
 * A linear action value: the option whose features weigh most. First of all, what makes the player provably the next to go out: his
 * last cards, or what nobody can beat while at most one of the groups then left might be beaten.
 */
import { countOf, GROUPS, lowestOf } from '../hand.ts';
import { TURN } from '../layout.ts';
import { type Choose, NO_PLAY } from './choose.ts';
import { groupAt, KEPT, LEFT, laidAt, nextAt, shapeAt, standsAt, yieldAt } from './linear-features.ts';
import { LINEAR_WEIGHTS } from './linear-weights.ts';
import { ABLE, beaters, look } from './sight.ts';

/** The policy of these weights, by `featuresOf`; of equals the first. */
export function linearBy(weights: Int32Array | Float64Array): Choose {
  return (state, plays, mayPass) => {
    const next = look(state);
    const others = ABLE[1] as number;
    const led = mayPass ? 0 : 1;
    const hand = state[state[TURN] as number] as number;
    let groups = 0;
    let loose = 0;
    let held = 0;
    let kept = 0;
    for (let ranks = hand & GROUPS; ranks !== 0; ranks &= ranks - 1) {
      const rank = lowestOf(ranks) >> 2;
      const size = countOf(hand, rank);
      const beaten = beaters(rank, size);
      const group = groupAt(size, rank, beaten);
      groups += 1;
      loose += beaten > 0 ? 1 : 0;
      held += weights[LEFT + group] as number;
      kept += weights[KEPT + group] as number;
    }

    let best = NO_PLAY;
    let bestValue = -Infinity;
    if (mayPass) {
      bestValue =
        kept +
        (weights[shapeAt(1, others, groups, loose)] as number) +
        (weights[nextAt(next, 0)] as number) +
        (weights[yieldAt(state)] as number);
    }
    for (let options = plays; options !== 0; options &= options - 1) {
      const bit = lowestOf(options);
      const rank = bit >> 2;
      const size = (bit & 3) + 1;
      const whole = countOf(hand, rank);
      const beaten = beaters(rank, size);
      const wholeBeaten = beaters(rank, whole);
      let groupsLeft = groups - 1;
      let looseLeft = wholeBeaten > 0 ? loose - 1 : loose;
      let value = held - (weights[LEFT + groupAt(whole, rank, wholeBeaten)] as number);
      if (whole > size) {
        const restBeaten = beaters(rank, whole - size);
        groupsLeft += 1;
        looseLeft += restBeaten > 0 ? 1 : 0;
        value += weights[LEFT + groupAt(whole - size, rank, restBeaten)] as number;
      }
      if (groupsLeft === 0 || (beaten === 0 && looseLeft <= 1)) return bit;
      value +=
        (weights[shapeAt(0, others, groupsLeft, looseLeft)] as number) +
        (weights[laidAt(led, size, beaten, ABLE[size] as number)] as number) +
        (weights[standsAt(size, looseLeft, beaten)] as number) +
        (weights[nextAt(next, size)] as number);
      if (value > bestValue) {
        best = bit;
        bestValue = value;
      }
    }
    return best;
  };
}

export const linear: Choose = linearBy(LINEAR_WEIGHTS);
