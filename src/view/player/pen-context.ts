/** The pen that draws charts, and the wish for it. */
import { createContext } from 'preact';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { loadChartWords } from '../words/words.ts';
import type { ChartReading, Reading } from './reading.ts';

export type Pen = typeof import('./pen.tsx');

/** What a drawing needs: what draws, and a reading with the words of charts. */
export interface PenAtHand {
  readonly pen: Pen;
  readonly reading: ChartReading;
}

interface PenHolder {
  readonly pen: PenAtHand | null;
  /** Loads the pen if it is not here yet; until it comes, and if it never does, drawings stay as they are. */
  readonly want: () => void;
}

export const PenContext = createContext<PenHolder>({ pen: null, want: () => {} });

/** The server has the pen and all words at hand, a page fetches them; in another language the words are others. */
export function usePen(reading: Reading): PenHolder {
  const [pen, setPen] = useState<Pen | null>(reading.pen);
  const [words, setWords] = useState({ locale: reading.locale, charts: reading.words.charts });
  const { locale } = reading;
  const want = useCallback(() => {
    Promise.all([import('./pen.tsx'), loadChartWords(locale)]).then(
      ([loaded, charts]) => {
        setWords({ locale, charts });
        setPen(loaded);
      },
      () => {},
    );
  }, [locale]);
  return useMemo(() => {
    const charts = words.locale === locale ? words.charts : reading.words.charts;
    const atHand =
      pen && charts ? { pen, reading: { ...reading, words: { ...reading.words, charts } } } : null;
    return { pen: atHand, want };
  }, [pen, words, reading, locale, want]);
}
