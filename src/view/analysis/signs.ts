/** Signs for what was decided badly, by the address of the moment that shows it. */
import type { Class, RoundReview } from '../../analysis/review/model.ts';
import { CLASS_MARKS } from '../../explain/describe-decision.ts';
import type { Moment } from '../player/moment.ts';
import { seenDecisions } from './seen-review.ts';
import { type SignedClass, signedClass } from './signed-class.ts';

export interface Sign {
  /** `?!`, `?`, `??`. */
  readonly text: string;
  readonly kind: SignedClass;
}

/** The signs of a round that may be seen at a moment; a line that was not played has those before it parts. */
export function signsOf(
  review: RoundReview | null,
  moment: Pick<Moment, 'frames' | 'index' | 'state'>,
): ReadonlyMap<string, Sign> {
  const signs = new Map<string, Sign>();
  for (const { made, class: found } of seenDecisions(review, moment)) {
    const sign = signOf(found);
    if (sign) signs.set(made, sign);
  }
  return signs;
}

/** The sign of a class, if it is worth one. */
export function signOf(found: Class): Sign | undefined {
  const kind = signedClass(found);
  return kind ? { text: CLASS_MARKS[kind], kind } : undefined;
}
