/** The way to the next mistake and the one before, and what there is to say where it leads nowhere: until the reader goes on. */
import { useState } from 'preact/hooks';
import type { Analysis } from '../analysis/analysis.tsx';
import type { Command, State } from '../controller/state.ts';

export interface MistakeHandling {
  readonly mistake: (direction: 'next' | 'previous') => void;
  readonly said: string;
}

export function useMistakes(
  analysis: Analysis | null,
  state: State,
  send: (command: Command) => void,
): MistakeHandling {
  const [answer, setAnswer] = useState({ text: '', state });
  const mistake = (direction: 'next' | 'previous') => {
    const found = analysis?.toMistake(state, direction) ?? '';
    if (typeof found === 'string') setAnswer({ text: found, state });
    else send({ type: 'jump', to: found });
  };
  return { mistake, said: answer.state === state ? answer.text : '' };
}
