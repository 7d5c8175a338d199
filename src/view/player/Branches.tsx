/** Lines that were not played: a way into each that leaves here, and the way back. */
import type { Branch } from '../../replay/frame.ts';
import type { Command } from '../controller/state.ts';
import type { Moment } from './moment.ts';
import { useReading } from './reading.ts';

interface BranchesProps {
  readonly moment: Moment;
  readonly branches: readonly Branch[];
  readonly send: (command: Command) => void;
}

export function Branches({ moment, branches, send }: BranchesProps) {
  const { explain, place } = useReading().words.player;
  const { position } = moment.state;
  const enter = (branch: string) =>
    send({ type: 'jump', to: { ...position, branch, frame: moment.index + 1 } });
  const leave = () => send({ type: 'jump', to: { ...position, branch: null, frame: moment.fork - 1 } });
  return (
    <>
      {position.branch !== null && (
        <p class="branches">
          <em>{place.branch(position.branch)}</em>
          <button type="button" onClick={leave}>
            {explain.leaveBranch}
          </button>
        </p>
      )}
      {branches.length > 0 && (
        <p class="branches">
          <span>{explain.branches}</span>
          {branches.map(({ name }) => (
            <button key={name} type="button" onClick={() => enter(name)}>
              {explain.branch(name)}
            </button>
          ))}
        </p>
      )}
    </>
  );
}
