/**
 * What the parts of a player that show a moment need: the match, the words they use, and what each moment says. Where the
 * sentences come from is not their concern: made on the spot, or ready.
 */
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameFacts } from '../../explain/describe/scene.ts';
import type { Description } from '../../explain/describe-frame.ts';
import type { Language } from '../../explain/messages/languages.ts';
import type { BoardMessages, Messages } from '../../explain/messages/messages.ts';
import type { Frame, RoundSummary } from '../../replay/frame.ts';
import type { RuleId } from '../../rules/rule-ids.ts';
import type { Source } from '../source/source.ts';

export type Motion = typeof import('./motion.ts');

/** The words on the board: of the games' own terms, and of the player's. */
export interface BoardWords {
  readonly game: Pick<Messages['game'], 'title' | 'cardLabel' | 'set' | 'points' | 'trick'>;
  readonly player: BoardMessages;
}

export interface Board {
  readonly source: Pick<Source, 'head' | 'facts' | 'rounds'>;
  readonly facts: GameFacts;
  readonly words: BoardWords;
  readonly locale: Language;
  /** The address of a rule's statement. */
  readonly ruleHref: (rule: RuleId) => string;
  /** Shows a text with its words that lead somewhere; left out where none do. */
  readonly linked?: ((text: string) => ComponentChildren) | undefined;
  /** What moves at the table, loaded when the reader first comes near. */
  readonly motion: () => Promise<Motion>;
  /** What a frame of a line says; null where there is no such frame. */
  readonly describe: (summary: RoundSummary, frames: readonly Frame[], index: number) => Description | null;
}

const Context = createContext<Board | null>(null);

export const BoardProvider = Context.Provider;

export function useBoard(): Board {
  const board = useContext(Context);
  if (!board) throw new Error('A part of the player stands outside of one.');
  return board;
}
