/** The round of a moment in the form that travels in a link: read from the log when the panel asks for it. */
import { useEffect, useState } from 'preact/hooks';
import type { Moment } from '../player/moment.ts';
import type { Reading } from '../player/reading.ts';

export interface Carried {
  readonly state: 'waiting' | 'there' | 'failed';
  readonly text: string | null;
}

export function useCarried({ source, log }: Pick<Reading, 'source' | 'log'>, { state }: Moment): Carried {
  const [carried, setCarried] = useState<Carried>({ state: 'waiting', text: null });
  const { round } = state.position;
  useEffect(() => {
    let here = true;
    const failed = () => here && setCarried({ state: 'failed', text: null });
    if (log === null) {
      failed();
      return;
    }
    import('./carry-round.ts')
      .then(({ carryRound }) => carryRound(source, log, round))
      .then((text) => here && setCarried({ state: 'there', text }), failed);
    return () => {
      here = false;
    };
  }, [source, log, round]);
  return carried;
}
