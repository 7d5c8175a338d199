/** Speaks each step as one sentence to those who listen, and what a key has to say; silent until the first step. */
import { useRef } from 'preact/hooks';
import { useBoard } from './board.ts';
import type { Moment } from './moment.ts';

interface LiveProps {
  readonly moment: Moment;
  readonly said: string;
}

export function Live({ moment, said }: LiveProps) {
  const board = useBoard();
  const first = useRef(moment.frame);
  const moved = useRef(false);
  if (moment.frame !== first.current) moved.current = true;
  const speech = board.describe(moment.summary, moment.frames, moment.index)?.speech ?? '';
  return (
    <p class="unseen" aria-live="polite">
      {said || (moved.current ? speech : '')}
    </p>
  );
}
