/** What every part of a player may need and none changes: the match, the words, and where links lead. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameFacts } from '../../explain/describe/scene.ts';
import type { Language } from '../../explain/messages/languages.ts';
import type { RuleId } from '../../rules/rule-ids.ts';
import type { Source } from '../source/source.ts';
import type { Words } from '../words/words.ts';

export interface Reading {
  readonly source: Source;
  readonly facts: GameFacts;
  readonly words: Words;
  readonly locale: Language;
  /** The address of a rule's statement. */
  readonly ruleHref: (rule: RuleId) => string;
  /** The game's statechart as markup that was drawn when the site was built; empty where there is none. */
  readonly machine: string;
}

const Context = createContext<Reading | null>(null);

export const ReadingProvider = Context.Provider;

export function useReading(): Reading {
  const reading = useContext(Context);
  if (!reading) throw new Error('A part of the player stands outside of one.');
  return reading;
}
