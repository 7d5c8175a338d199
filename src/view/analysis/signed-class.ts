/** Which classes of decisions are worth a sign beside the play. */
import type { Class } from '../../analysis/review/model.ts';

export type SignedClass = Exclude<Class, 'best' | 'equal'>;

/** The class where it is worth a sign, null where it is not. */
export function signedClass(found: Class): SignedClass | null {
  return found === 'best' || found === 'equal' ? null : found;
}
