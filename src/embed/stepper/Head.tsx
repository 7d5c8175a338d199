/** Above the board: which match, which of its rounds, where in it, and the way to the whole replay. */
import type { Command } from '../../view/controller/state.ts';
import { futureOf, type Moment } from '../../view/player/moment.ts';
import { shownText } from '../../view/player/names.ts';
import { Place } from '../../view/player/Place.tsx';
import type { StepperBoard } from './board-of.ts';

interface HeadProps {
  readonly board: StepperBoard;
  readonly moment: Moment;
  readonly title: string;
  /** Address of this moment on the replay page; empty where there is none. */
  readonly whole: string;
  readonly send: (command: Command) => void;
}

export function Head({ board, moment, title, whole, send }: HeadProps) {
  return (
    <header class="embed-head">
      <h2 class="embed-title" dir="auto">
        {shownText(title)}
      </h2>
      {whole && (
        <a class="whole" href={whole}>
          {board.words.stepper.whole}
        </a>
      )}
      <RoundChoice board={board} moment={moment} send={send} />
      <Place moment={moment} />
    </header>
  );
}

/** All rounds, or, where nothing may be told of what comes, those that were seen. */
function RoundChoice({ board, moment, send }: Pick<HeadProps, 'board' | 'moment' | 'send'>) {
  const { rounds } = board.words.player;
  const { state } = moment;
  const shown = futureOf(state) === 'absent' ? state.furthest + 1 : board.source.rounds.length;
  if (board.source.rounds.length === 1) return null;
  return (
    <label class="choice">
      {rounds.number}
      <select
        value={String(state.position.round)}
        onChange={(event) => {
          send({ type: 'jump', to: { round: Number(event.currentTarget.value), frame: 0, branch: null } });
        }}
      >
        {board.source.rounds.slice(0, shown).map(({ number }, index) => (
          <option key={number} value={String(index)}>
            {number}
          </option>
        ))}
      </select>
    </label>
  );
}
