/** What the notes of a reader need to know of the log that is open. */
import { createContext } from 'preact';

export interface LogNotes {
  readonly text: string;
  readonly name: string;
  /** Which of its matches is shown, and how many there are. */
  readonly match: number;
  readonly matches: number;
  /** Whether what is noted outlives the tab; null until that is known. */
  readonly kept: boolean | null;
  /** Takes over a text in which only remarks have changed. */
  readonly change: (text: string) => void;
  /** Opens another text in place of this one. */
  readonly reopen: (text: string, name: string) => void;
}

export const NotesContext = createContext<LogNotes | null>(null);
