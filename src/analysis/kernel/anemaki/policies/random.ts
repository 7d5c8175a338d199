/** Any play or the pass, each as likely as the others. */
import { cardsIn, lowestOf } from '../hand.ts';
import { type Choose, NO_PLAY } from './choose.ts';

export const random: Choose = (_state, plays, mayPass, source) => anyOf(plays, mayPass, source.next() >>> 10);

/** The play, or the pass where there is one, that a number below 2²² stands for; each option has an equal share of the numbers. */
export function anyOf(plays: number, mayPass: boolean, number: number): number {
  const count = cardsIn(plays);
  let index = Math.imul(number, mayPass ? count + 1 : count) >>> 22;
  if (index === count) return NO_PLAY;
  let left = plays;
  for (; index > 0; index--) left &= left - 1;
  return lowestOf(left);
}
