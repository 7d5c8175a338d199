/** The facts of a refusal as its sentence needs them: players as parts, not seats. */
import type { Face } from '../cards/card.ts';
import type { Refusal, RefusalCode } from '../rules/refusal.ts';
import type { Part, Rich } from './rich.ts';

type SeatKey = 'seat' | 'expected';

/** The refusal's own facts, with players for seats. */
type Own<R> = {
  readonly [Key in keyof R as Key extends 'code' | 'rule' ? never : Key]: Key extends SeatKey
    ? Part | (null extends R[Key] ? null : never)
    : R[Key];
};

/** What lies on top of the pile. */
export interface Pile {
  readonly by: Part;
  readonly face: Face | null;
  readonly size: number;
}

export type RefusalFacts<Code extends RefusalCode> = Own<Extract<Refusal, { code: Code }>> & {
  /** Who acted; null where nobody did, as in a deal. */
  readonly who: Part | null;
  readonly pile: Pile | null;
  /** Whether an answer needs exactly as many cards as the top (F7). */
  readonly exact: boolean;
};

/** A sentence (without its full stop) for every way to be against the rules. */
export type RefusalMessages = {
  readonly [Code in RefusalCode]: (facts: RefusalFacts<Code>) => Rich;
};
