/**
 * What an option costs, in words beside the values of the options: readers subtract one from the other, so it is the difference of
 * the values as they are written. The loss of a decision, from which its class comes, is priced more finely and can differ.
 */
import type { Decision } from '../analysis/review/model.ts';
import { asWritten } from './messages/figures.ts';

/** Points against the best option, from 0 up; `option` is an index of the decision's options, 0 where there is none of it. */
export function toldCost({ options }: Pick<Decision, 'options'>, option: number): number {
  const [best, other] = [options[0], options[option]];
  return best && other ? asWritten(best.value) - asWritten(other.value) : 0;
}
