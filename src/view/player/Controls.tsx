/** The buttons that step; each says what it does. */
import { useMemo } from 'preact/hooks';
import type { Command } from '../controller/state.ts';
import { useBoard } from './board.ts';
import { ControlButton } from './ControlButton.tsx';
import { futureOf, type Moment } from './moment.ts';

interface ControlsProps {
  readonly moment: Moment;
  readonly send: (command: Command) => void;
  /** Digits typed so far for a step to go to. */
  readonly typed: string;
  /** What a key had to say. */
  readonly said: string;
}

const STEPS = [
  ['previous-trick', 'M17 6l-6 6 6 6M11 6l-6 6 6 6'],
  ['previous', 'M14.5 6l-6 6 6 6'],
  ['next', 'M9.5 6l6 6-6 6'],
  ['next-trick', 'M7 6l6 6-6 6M13 6l6 6-6 6'],
] as const;
const PLAY = 'M8 5.5v13l10.5-6.5z';
const PAUSE = 'M8.5 6v12M15.5 6v12';

/** Steps and tricks back and on, autoplay, and where in the round one is. */
export function Controls({ moment, send, typed, said }: ControlsProps) {
  const { controls } = useBoard().words.player;
  const { playing } = moment.state;
  const buttons = useMemo(
    () => (
      <div class="step-buttons">
        {STEPS.map(([step, icon]) => (
          <ControlButton
            key={step}
            icon={icon}
            label={controls[step]}
            main={step === 'next'}
            press={() => send(step)}
          />
        ))}
        <ControlButton
          icon={playing ? PAUSE : PLAY}
          label={playing ? controls.pause : controls.play}
          press={() => send('toggle-play')}
        />
      </div>
    ),
    [controls, playing, send],
  );
  return (
    <section class="panel controls" aria-label={controls.label}>
      {buttons}
      <Progress moment={moment} send={send} />
      {(typed || said) !== '' && <p class="typed">{typed ? controls.goto(typed) : said}</p>}
    </section>
  );
}

/** Where in the round one is, to be dragged; gone where the length of the round would tell something. */
function Progress({ moment, send }: Pick<ControlsProps, 'moment' | 'send'>) {
  const { controls, place } = useBoard().words.player;
  const { frames, index, state } = moment;
  if (futureOf(state) === 'absent') return <span class="progress" />;
  return (
    <input
      class="progress"
      type="range"
      min={0}
      max={frames.length - 1}
      value={index}
      aria-label={controls.progress}
      aria-valuetext={place.step(index + 1, frames.length)}
      onInput={(event) => send({ type: 'seek', frame: event.currentTarget.valueAsNumber })}
    />
  );
}
