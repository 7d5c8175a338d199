/** The analysis of a match and the wish for it. */
import { createContext } from 'preact';
import type { Analysis } from '../analysis/analysis.tsx';

export interface AnalysisHolder {
  readonly analysis: Analysis | null;
  /** The analysis where it has come after the page: what the server rendered wakes as it is. */
  readonly later: Analysis | null;
  /** Loads the analysis if there is one and it is not here yet; if it never comes, all stays as it is. */
  readonly want: () => void;
}

export const AnalysisContext = createContext<AnalysisHolder>({ analysis: null, later: null, want: () => {} });
