/** How the match is looked at: from which seat, how much of it, and with which keys. */
import type { Command } from '../controller/state.ts';
import { REVEALS, type Reveal } from '../option-values.ts';
import { ControlButton } from './ControlButton.tsx';
import type { Moment } from './moment.ts';
import { nameOf } from './names.ts';
import { useReading } from './reading.ts';

interface SettingsProps {
  readonly moment: Moment;
  readonly send: (command: Command) => void;
  readonly ask: (part: 'help' | 'share') => void;
}

export function Settings({ moment, send, ask }: SettingsProps) {
  const { log, words } = useReading();
  const { controls } = words.player;
  return (
    <div class="settings">
      {moment.state.jumps.length > 0 && (
        <ControlButton icon="back" label={controls.back} press={() => send('back')} />
      )}
      <SeatChoice moment={moment} send={send} />
      <HandsChoice moment={moment} send={send} />
      {log && <ControlButton icon="share" label={controls.share} press={() => ask('share')} />}
      <ControlButton icon="help" label={controls.help} press={() => ask('help')} />
    </div>
  );
}

const ALL = 'all';

type PartProps = Omit<SettingsProps, 'ask'>;

function SeatChoice({ moment, send }: PartProps) {
  const { source, words } = useReading();
  const { controls } = words.player;
  const choose = (value: string) => send({ type: 'pov', pov: value === ALL ? null : Number(value) });
  return (
    <label class="choice">
      {controls.seat}
      <select value={String(moment.state.pov ?? ALL)} onChange={(event) => choose(event.currentTarget.value)}>
        <option value={ALL}>{controls.seatAll}</option>
        {source.head.players.map(({ id, name }, seat) => (
          <option key={id} value={String(seat)}>
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
