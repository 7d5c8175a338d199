/** What the page that opens a log is about. */
import type { FileFault } from './file-text.ts';
import type { FoldedMatch } from './protocol.ts';

export type ReadingState =
  /** `text` was read before and can be corrected. */
  | { readonly phase: 'choosing'; readonly fault: FileFault | 'broken' | null; readonly text: string }
  | {
      readonly phase: 'reading';
      readonly stage: 'reading' | 'folding';
      readonly done: number;
      readonly of: number;
    }
  | { readonly phase: 'read'; readonly folded: FoldedMatch; readonly text: string; readonly name: string };

export const CHOOSING: Extract<ReadingState, { phase: 'choosing' }> = {
  phase: 'choosing',
  fault: null,
  text: '',
};
export const STARTING: ReadingState = { phase: 'reading', stage: 'reading', done: 0, of: 0 };
