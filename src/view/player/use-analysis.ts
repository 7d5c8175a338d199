/** The analysis of a match: its part of the script is loaded when a reader first acts, or sees where it stands. */
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { AnalysisHolder } from './analysis-context.ts';
import type { Reading } from './reading.ts';

/** The server has it at hand; a page opens it, and in another language anew. What is shown follows what becomes known. */
export function useAnalysis(reading: Reading): AnalysisHolder {
  const [analysis, setAnalysis] = useState(reading.analysis ?? null);
  const [, setChanges] = useState(0);
  const want = useCallback(() => {
    if (!reading.review) return;
    import('../analysis/open-analysis.ts')
      .then(({ openAnalysis }) => openAnalysis(reading))
      .then(setAnalysis, () => {});
  }, [reading]);
  useEffect(() => {
    if (analysis && analysis.locale !== reading.locale) want();
    const show = () => setChanges((n) => n + 1);
    // What became known before anybody listened counts too.
    show();
    return analysis?.reviews.subscribe(show);
  }, [analysis, reading, want]);
  return useMemo(() => {
    const later = analysis === reading.analysis ? null : analysis;
    return { analysis, later, want };
  }, [analysis, analysis?.reviews.state, reading, want]);
}
