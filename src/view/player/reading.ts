/** What every part of a player may need and none changes: the match, the words, and where links lead. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameFacts } from '../../explain/describe/scene.ts';
import type { Language } from '../../explain/messages/languages.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import type { RuleId } from '../../rules/rule-ids.ts';
import type { Source } from '../source/source.ts';
import type { Words } from '../words/words.ts';
import type { Pen } from './pen-context.ts';

export interface Reading {
  readonly source: Source;
  readonly facts: GameFacts;
  readonly words: Words;
  readonly locale: Language;
  /** The address of a rule's statement. */
  readonly ruleHref: (rule: RuleId) => string;
  /** The game's statechart as markup that was drawn when the site was built; empty where there is none. */
  readonly machine: string;
  /** Charts that stand in the page already, as the server drew them at the start of the match. */
  readonly drawn: Readonly<Partial<Record<'score' | 'titles', string>>>;
  /** What draws charts, where it is at hand: on the server. */
  readonly pen: Pen | null;
}

/** A reading with the words of the charts, for what draws them. */
export interface ChartReading extends Reading {
  readonly words: Words & Pick<Messages, 'charts'>;
}

const Context = createContext<Reading | null>(null);

export const ReadingProvider = Context.Provider;

export function useReading(): Reading {
  const reading = useContext(Context);
  if (!reading) throw new Error('A part of the player stands outside of one.');
  return reading;
}
