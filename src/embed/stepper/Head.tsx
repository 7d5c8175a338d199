/** Above the board: which match, which of its rounds, where in it, and the way to the whole replay. */
import { useMemo } from 'preact/hooks';
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
function RoundChoice({ board, moment: { state }, send }: Pick<HeadProps, 'board' | 'moment' | 'send'>) {
  const { rounds } = board.source;
  const shown = futureOf(state) === 'absent' ? state.furthest + 1 : rounds.length;
  const { round } = state.position;
  return useMemo(
    () =>
      rounds.length > 1 && (
        <label class="choice">
          {board.words.player.rounds.number}
          <select
            value={String(round)}
            onChange={(event) => {
              send({
                type: 'jump',
                to: { round: Number(event.currentTarget.value), frame: 0, branch: null },
              });
            }}
          >
            {rounds.slice(0, shown).map(({ number }, index) => (
              <option key={number} value={String(index)}>
                {number}
              </option>
            ))}
          </select>
        </label>
      ),
    [board, shown, round, send],
  );
}
