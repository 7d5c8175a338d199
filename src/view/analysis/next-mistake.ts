/** The way from one mistake to the next, through all rounds of a match. */
import { isMistake } from '../../analysis/review/classes.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import type { Position } from '../controller/position.ts';
import type { State } from '../controller/state.ts';
import type { Mistake, ReviewState } from './review-source.ts';
import { seesAll } from './seen-review.ts';

export type Direction = 'next' | 'previous';

/** Where the nearest mistake is seen; in words, why there is no way to one. Inaccuracies do not count. */
export function mistakeFrom(
  { phase, done, mistakes }: ReviewState,
  state: State,
  direction: Direction,
  words: Messages['analysis']['noMistake'],
): Position | string {
  if (!seesAll(state)) return words.veiled;
  if (done === 0 && phase !== 'done') return words.unknown;
  const found = nearest(mistakes, state.position, direction);
  return found ? positionOf(found) : words[direction];
}

/** Where a mistake is seen: the moment after the decision. */
export function positionOf({ round, frame }: Mistake): Position {
  return { round, frame, branch: null };
}

function nearest(mistakes: readonly Mistake[], { round, frame }: Position, direction: Direction) {
  const real = mistakes.filter((each) => isMistake(each.class));
  const offset = (each: Mistake) => each.round - round || each.frame - frame;
  return direction === 'next'
    ? real.find((each) => offset(each) > 0)
    : real.findLast((each) => offset(each) < 0);
}
