/** What is told of a moment: what happened, large; why it was allowed or forced; what the log remarks, and what is wrong in it; and lines that leave here. */
import type { ComponentChildren } from 'preact';
import type { Command } from '../controller/state.ts';
import { Branches } from './Branches.tsx';
import { useBoard } from './board.ts';
import { Commentary } from './Commentary.tsx';
import { Headline } from './Headline.tsx';
import type { Moment } from './moment.ts';
import { Sentence } from './Sentence.tsx';

interface TellingProps {
  readonly moment: Moment;
  readonly send: (command: Command) => void;
  /** The faults of the log at this moment, if there are any. */
  readonly children: ComponentChildren;
}

export function Telling({ moment, send, children }: TellingProps) {
  const { frame, frames, index, state, summary } = moment;
  const why = useBoard().describe(summary, frames, index)?.why ?? [];
  return (
    <div class="telling">
      <Headline moment={moment} />
      {why.length > 0 && (
        <p class="why">
          <Sentence rich={why} />
        </p>
      )}
      {frame.commentary && (
        <Commentary key={frame.at} texts={frame.commentary} hidden={state.reveal !== 'open'} />
      )}
      {children}
      <Branches moment={moment} send={send} />
    </div>
  );
}
