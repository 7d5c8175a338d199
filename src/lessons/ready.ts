/** A lesson made ready when the site is built: its texts in one language, and of each question all that an answer is judged by. Plain data. */
import type { Face, SeenCard } from '../cards/card.ts';
import type { Rich } from '../explain/rich.ts';
import type { Deed } from '../replay/what-if/deed.ts';
import type { HeldSet, Seat } from '../rules/game.ts';

interface AnyStep {
  /** Index of the round, and of the frame that it stands at. */
  readonly round: number;
  readonly frame: number;
  /** What happened since the step before, a sentence a play. */
  readonly since: readonly Rich[];
  readonly text: Rich;
  readonly highlight: readonly string[];
}

export interface ReadySay extends AnyStep {
  readonly kind: 'say';
}

export interface ReadyAsk extends AnyStep {
  readonly kind: 'ask';
  readonly seat: Seat;
  readonly what: 'move' | 'give' | 'swap' | 'gap';
  /** To whom he gives. */
  readonly to: Seat | null;
  readonly pool: readonly SeenCard[];
  /** What may be laid; of a trade how many cards, and the faces that it must be where he has no say. */
  readonly sets: readonly HeldSet[];
  readonly mayPass: boolean;
  readonly count: number;
  readonly best: readonly Face[] | null;
  /** Right answers; null: whatever is allowed. */
  readonly accept: readonly Deed[] | null;
  readonly answers: readonly { readonly deed: Deed; readonly text: Rich }[];
  readonly hint: Rich;
  readonly done: Rich;
  /** One right answer, in words. */
  readonly shown: Rich;
  /** Index of the frame after what the log did. */
  readonly next: number;
}

export interface ReadyPredict extends AnyStep {
  readonly kind: 'predict';
  /** Who takes the trick; whether something happens; or what the reader knows of the game. */
  readonly asks: 'taker' | 'event' | 'knowledge';
  readonly choices: readonly Rich[];
  readonly right: number;
  /** Index of the frame that shows how it went, and what happened on the way there. */
  readonly until: number;
  readonly meanwhile: readonly Rich[];
  readonly done: Rich;
}

export type ReadyStep = ReadySay | ReadyAsk | ReadyPredict;
