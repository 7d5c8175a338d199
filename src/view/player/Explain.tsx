/** The moment in words: what happened, large; why it was allowed or forced; what the log remarks. */
import type { Command } from '../controller/state.ts';
import { Branches } from './Branches.tsx';
import { ChoicesOrWhatIf } from './ChoicesOrWhatIf.tsx';
import { Commentary } from './Commentary.tsx';
import { Headline } from './Headline.tsx';
import { describeMoment, type Moment } from './moment.ts';
import { Problems } from './Problems.tsx';
import { useReading } from './reading.ts';
import { Sentence } from './Sentence.tsx';

interface ExplainProps {
  readonly moment: Moment;
  readonly send: (command: Command) => void;
}

export function Explain({ moment, send }: ExplainProps) {
  const reading = useReading();
  const { frame, frames, index, round, state, summary } = moment;
  const description = describeMoment(reading, summary, frames, index);
  return (
    <div class="explain">
      <div class="telling">
        <Headline moment={moment} />
        {description && description.why.length > 0 && (
          <p class="why">
            <Sentence rich={description.why} />
          </p>
        )}
        {frame.commentary && (
          <Commentary key={frame.at} texts={frame.commentary} hidden={state.reveal !== 'open'} />
        )}
        {frame.problems.length > 0 && <Problems problems={frame.problems.map((i) => round.problems[i])} />}
        <Branches moment={moment} send={send} />
      </div>
      <ChoicesOrWhatIf moment={moment} send={send} />
    </div>
  );
}
