/** The buttons and choices that work the player; each says what it does. */
import type { Command } from '../controller/state.ts';
import { REVEALS, type Reveal } from '../options.ts';
import { Icon, type IconName } from './Icon.tsx';
import { futureOf, type Moment } from './moment.ts';
import { nameOf } from './PlayerName.tsx';
import { useReading } from './reading.ts';

interface ControlsProps {
  readonly moment: Moment;
  readonly send: (command: Command) => void;
  readonly onHelp: () => void;
  /** Digits typed so far for a step to go to. */
  readonly typed: string;
}

const STEPS = ['previous-trick', 'previous', 'next', 'next-trick'] as const;

export function Controls({ moment, send, onHelp, typed }: ControlsProps) {
  const { controls } = useReading().words.player;
  const { state } = moment;
  return (
    <section class="controls" aria-label={controls.label}>
      <div class="step-buttons">
        {STEPS.map((step) => (
          <ControlButton
            key={step}
            icon={step}
            label={controls[step]}
            main={step === 'next'}
            press={() => send(step)}
          />
        ))}
        <ControlButton
          icon={state.playing ? 'pause' : 'play'}
          label={state.playing ? controls.pause : controls.play}
          press={() => send('toggle-play')}
        />
      </div>
      <Progress moment={moment} send={send} />
      <SeatChoice moment={moment} send={send} />
      <HandsChoice moment={moment} send={send} />
      <div class="extra-buttons">
        {state.jumps.length > 0 && (
          <ControlButton icon="back" label={controls.back} press={() => send('back')} />
        )}
        <ControlButton icon="help" label={controls.help} press={onHelp} />
      </div>
      {typed && <p class="typed">{controls.goto(typed)}</p>}
    </section>
  );
}

interface ControlButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly main?: boolean;
  readonly press: () => void;
}

function ControlButton({ icon, label, main = false, press }: ControlButtonProps) {
  return (
    <button
      type="button"
      class={main ? 'control main' : 'control'}
      aria-label={label}
      title={label}
      onClick={press}
    >
      <Icon name={icon} />
    </button>
  );
}

type PartProps = Pick<ControlsProps, 'moment' | 'send'>;

/** Where in the round one is, to be dragged; gone where the length of the round would tell something. */
function Progress({ moment, send }: PartProps) {
  const { controls, place } = useReading().words.player;
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

function SeatChoice({ moment, send }: PartProps) {
  const { source, words } = useReading();
  const { controls } = words.player;
  const choose = (value: string) => send({ type: 'pov', pov: value === '' ? null : Number(value) });
  return (
    <label class="choice">
      {controls.seat}
      <select value={moment.state.pov ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{controls.seatAll}</option>
        {source.head.players.map(({ id, name }, seat) => (
          <option key={id} value={seat}>
            {nameOf(name)}
          </option>
        ))}
      </select>
    </label>
  );
}

function HandsChoice({ moment, send }: PartProps) {
  const { controls } = useReading().words.player;
  return (
    <label class="choice">
      {controls.hands}
      <select
        value={moment.state.reveal}
        onChange={(event) => send({ type: 'reveal', reveal: event.currentTarget.value as Reveal })}
      >
        {REVEALS.map((reveal) => (
          <option key={reveal} value={reveal}>
            {controls.reveal[reveal]}
          </option>
        ))}
      </select>
    </label>
  );
}
