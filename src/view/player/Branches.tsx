/** Lines that were not played: a way into each that leaves here, and the way back. */
import type { Branch } from '../../replay/frame.ts';
import { branchesFrom } from '../controller/position.ts';
import type { Command } from '../controller/state.ts';
import { useBoard } from './board.ts';
import type { Moment } from './moment.ts';
import { shownText } from './names.ts';

interface BranchesProps {
  readonly moment: Moment;
  readonly send: (command: Command) => void;
}

export function Branches({ moment, send }: BranchesProps) {
  const { explain, place } = useBoard().words.player;
  const { position } = moment.state;
  const branches = branchesFrom(moment.round, moment.frame.at);
  const here = moment.round.branches.find(({ name }) => name === position.branch);
  const leave = () => send({ type: 'jump', to: { ...position, branch: null, frame: moment.fork - 1 } });
  return (
    <>
      {here && (
        <p class="branches">
          <em>{place.branch(shownText(here.title))}</em>
          <button type="button" onClick={leave}>
            {explain.leaveBranch}
          </button>
        </p>
      )}
      {branches.length > 0 && <WaysIn moment={moment} branches={branches} send={send} />}
    </>
  );
}

/** A name may tell of hidden cards, and that there is one of what comes: then all are behind a fold. */
function WaysIn({ moment, branches, send }: BranchesProps & { readonly branches: readonly Branch[] }) {
  const { explain } = useBoard().words.player;
  const { position, reveal } = moment.state;
  const enter = (branch: string) =>
    send({ type: 'jump', to: { ...position, branch, frame: moment.index + 1 } });
  const ways = branches.map(({ name, title }) => (
    <button key={name} type="button" onClick={() => enter(name)}>
      {explain.branch(shownText(title))}
    </button>
  ));
  if (reveal === 'open') {
    return (
      <p class="branches">
        <span>{explain.branches}</span>
        {ways}
      </p>
    );
  }
  return (
    <details key={moment.frame.at}>
      <summary>{explain.hiddenBranches}</summary>
      <p class="branches">{ways}</p>
    </details>
  );
}
