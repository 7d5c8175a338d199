/** What every part of a player may need and none changes: the match, the words, and where links lead. */
import { type ComponentChildren, createContext, type FunctionComponent, h } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameFacts } from '../../explain/describe/scene.ts';
import type { Language } from '../../explain/messages/languages.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import type { RuleId } from '../../rules/rule-ids.ts';
import type { Analysis } from '../analysis/analysis.tsx';
import type { ReviewOrigin } from '../analysis/origin.ts';
import type { Command } from '../controller/state.ts';
import type { Source } from '../source/source.ts';
import type { Words } from '../words/words.ts';
import { type Board, BoardProvider } from './board.ts';
import { describeMoment } from './describe-moment.ts';
import type { Moment } from './moment.ts';
import type { Pen } from './pen-context.ts';

/** A log to fetch from an address, where links lead to; or the text of one that was opened, and which of its matches it is. */
export type LogAccess =
  | { readonly href: string }
  | { readonly text: string; readonly name: string; readonly match: number };

/** Parts of a player that the server renders and a page leaves standing until it must change them. */
export const DRAWN = ['score', 'foot', 'titles', 'decisions', 'ledger'] as const;
export type Drawn = (typeof DRAWN)[number];

export interface NotesProps {
  readonly moment: Moment;
  readonly send: (command: Command) => void;
}

export interface Reading {
  readonly source: Source;
  readonly facts: GameFacts;
  readonly words: Words;
  readonly locale: Language;
  /** Where the log itself is, to be read when a reader first asks what could have been; null where it is not at hand. */
  readonly log: LogAccess | null;
  /** The address of the page that says what the numbers of an analysis mean; left out where there is none. */
  readonly measures?: string;
  /** The address of a rule's statement. */
  readonly ruleHref: (rule: RuleId) => string;
  /** Shows a text with its words that lead somewhere; left out where none do. */
  readonly linked?: Board['linked'];
  /** The game's statechart as markup that was drawn when the site was built; empty where there is none. */
  readonly machine: string;
  /** Where the review of the match comes from; left out where none is offered. */
  readonly review?: ReviewOrigin;
  /** The analysis itself, where it is at hand: on the server. */
  readonly analysis?: Analysis;
  /** What stands in the page already, as the server drew it at the start of the match. */
  readonly drawn: Readonly<Partial<Record<Drawn, string>>>;
  /** What draws charts, where it is at hand: on the server. */
  readonly pen: Pen | null;
  /** Where a reader writes his own notes; left out where he cannot. */
  readonly Notes?: FunctionComponent<NotesProps>;
}

/** A reading with the words of the charts, for what draws them. */
export interface ChartReading extends Reading {
  readonly words: Words & Pick<Messages, 'charts'>;
}

const Context = createContext<Reading | null>(null);

interface ProviderProps {
  readonly value: Reading;
  readonly children?: ComponentChildren;
}

/** Gives a reading to all parts of a player, and its board to those that need no more. */
export function ReadingProvider({ value, children }: ProviderProps) {
  return h(Context.Provider, { value }, h(BoardProvider, { value: boardOf(value) }, children));
}

const boards = new WeakMap<Reading, Board>();

/** Sentences are made on the spot. */
function boardOf(reading: Reading): Board {
  const board = boards.get(reading) ?? {
    ...reading,
    motion: () => import('./motion.ts'),
    describe: (summary, frames, index) => describeMoment(reading, summary, frames, index),
  };
  boards.set(reading, board);
  return board;
}

export function useReading(): Reading {
  const reading = useContext(Context);
  if (!reading) throw new Error('A part of the player stands outside of one.');
  return reading;
}
