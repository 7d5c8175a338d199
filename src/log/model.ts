/**
 * A recorded match as a value: what the text form and the JSON form both mean. Players are
 * named by id; nothing here knows the rules.
 */
import type { SeenCard } from '../cards/card.ts';
import type { StatementSpan } from './statement-span.ts';

export const FORMAT = 'revolution-log';
export const VERSION = 1;

export type PlayerId = string;

/** Commentary by language; the key `''` is the one whose language is not said. A glyph may lead a text: `!? brave`; lines are parted by `\n`. */
export type Commentary = Readonly<Record<string, string>>;

/** Where a statement stands and what was remarked on it. Spans are absent in a match made by a program. */
export interface Noted {
  readonly span?: StatementSpan | undefined;
  readonly commentary?: Commentary | undefined;
}

export type LogAction = Noted & {
  readonly player: PlayerId;
  /** `!`: the recorder's word that it happened although the rules forbid it. */
  readonly forced?: boolean | undefined;
} & (
    | { readonly type: 'give'; readonly to: PlayerId; readonly cards: readonly SeenCard[] }
    | { readonly type: 'swap'; readonly cards: readonly SeenCard[] }
    | { readonly type: 'keep' }
    | { readonly type: 'play'; readonly cards: readonly SeenCard[] }
    | { readonly type: 'pass' }
    | { readonly type: 'revolt'; readonly cards: readonly SeenCard[] }
  );

/** The line `trick`: the next play opens a trick. */
export interface TrickMark extends Noted {
  readonly type: 'trick';
}

/** Actions that were not played, from a moment on; they nest. */
export interface Variation extends Noted {
  readonly type: 'variation';
  readonly at: string;
  readonly name?: string | undefined;
  readonly entries: readonly Entry[];
}

/** What stands in a round after its deal, in the order of the log. */
export type Entry = LogAction | TrickMark | Variation;

export interface RevolutionCheck extends Noted {
  readonly state: 'none' | 'declared' | 'postponed';
  readonly by: readonly PlayerId[];
}

export interface DealtHand extends Noted {
  readonly player: PlayerId;
  readonly cards: readonly SeenCard[];
}

export interface LogRound extends Noted {
  readonly number: number;
  readonly titles?: (Noted & { readonly order: readonly PlayerId[] }) | undefined;
  readonly scores?: (Noted & { readonly totals: Readonly<Record<PlayerId, number>> }) | undefined;
  readonly dealer?: (Noted & { readonly player: PlayerId }) | undefined;
  readonly deal: readonly DealtHand[];
  readonly talon?: (Noted & { readonly cards: readonly SeenCard[] }) | undefined;
  readonly entries: readonly Entry[];
  readonly revolution?: RevolutionCheck | undefined;
  readonly order?: (Noted & { readonly order: readonly PlayerId[] }) | undefined;
  readonly points?: (Noted & { readonly points: Readonly<Record<PlayerId, number>> }) | undefined;
}

export interface Metadata extends Noted {
  readonly key: string;
  readonly value: string;
}

export interface LogPlayer extends Noted {
  readonly id: PlayerId;
  readonly name: string;
}

/** The head of a match: all but its rounds. */
export type LogHead = Omit<Match, 'rounds'>;

export interface Match {
  /** The opening line of the format itself. */
  readonly header?: Noted | undefined;
  readonly rules: Noted & {
    readonly game: string;
    readonly options: Readonly<Record<string, string>>;
  };
  /** Metadata in the order of the log, those with the same key together. */
  readonly meta: readonly Metadata[];
  readonly players: readonly LogPlayer[];
  /** `recorded passes=omitted`: whoever was skipped has passed. */
  readonly passesOmitted: boolean;
  /** The line that says so. */
  readonly recorded?: Noted | undefined;
  readonly rounds: readonly LogRound[];
}
