/** The pen that draws charts, and the wish for it. */
import { createContext } from 'preact';
import { useCallback, useMemo, useState } from 'preact/hooks';

export type Pen = typeof import('./pen.tsx');

interface PenHolder {
  readonly pen: Pen | null;
  /** Loads the pen if it is not here yet; until it comes, and if it never does, drawings stay as they are. */
  readonly want: () => void;
}

export const PenContext = createContext<PenHolder>({ pen: null, want: () => {} });

/** The server has the pen at hand, a page fetches it. */
export function usePen(atHand: Pen | null): PenHolder {
  const [pen, setPen] = useState<Pen | null>(atHand);
  const want = useCallback(() => {
    import('./pen.tsx').then(
      (loaded) => setPen(loaded),
      () => {},
    );
  }, []);
  return useMemo(() => ({ pen, want }), [pen, want]);
}
