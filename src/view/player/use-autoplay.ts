/** Steps on by itself while it is told to, stays longer where there is more to see, and stops at the end. */
import { useEffect } from 'preact/hooks';
import { restAt } from '../controller/autoplay.ts';
import type { Command } from '../controller/state.ts';
import type { Moment } from './moment.ts';

export function useAutoplay(
  { state, frames, frame, index }: Moment,
  rounds: number,
  speed: number,
  send: (command: Command) => void,
): void {
  const { playing, position } = state;
  const shown = playing && frame;
  const last = index === frames.length - 1 && (position.branch !== null || position.round === rounds - 1);
  useEffect(() => {
    if (!shown) return;
    if (last) return send('toggle-play');
    const timer = setTimeout(() => send('next'), restAt(shown, speed));
    return () => clearTimeout(timer);
  }, [shown, last, speed, send]);
}
