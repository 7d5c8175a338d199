/** The moment in words: what is told of it; and what may be done, or could have been. */
import type { Command } from '../controller/state.ts';
import { ChoicesOrWhatIf } from './ChoicesOrWhatIf.tsx';
import type { Moment } from './moment.ts';
import { Problems } from './Problems.tsx';
import { useReading } from './reading.ts';
import { Telling } from './Telling.tsx';

interface ExplainProps {
  readonly moment: Moment;
  readonly send: (command: Command) => void;
}

export function Explain({ moment, send }: ExplainProps) {
  const { frame, round } = moment;
  const { Notes } = useReading();
  return (
    <div class="explain">
      <Telling moment={moment} send={send}>
        {frame.problems.length > 0 && <Problems problems={frame.problems.map((i) => round.problems[i])} />}
      </Telling>
      {Notes && <Notes moment={moment} send={send} />}
      <ChoicesOrWhatIf moment={moment} send={send} />
    </div>
  );
}
