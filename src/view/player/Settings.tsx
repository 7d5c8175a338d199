/** How the match is looked at: from which seat, how much of it, and with which keys. */
import type { Command } from '../controller/state.ts';
import { REVEALS, type Reveal } from '../option-values.ts';
import { ControlButton } from './ControlButton.tsx';
import type { Moment } from './moment.ts';
import { nameOf } from './names.ts';
import { useReading } from './reading.ts';

const BACK = 'M9 7l-4.5 4.5L9 16M5 11.5h8.5a5 5 0 0 1 5 5V18';
const SHARE = 'M12 15V4.5M8 8l4-4 4 4M6 12v7.5h12V12';
const HELP = 'M9 9.2a3 3 0 1 1 4.6 2.5c-1 .7-1.6 1.2-1.6 2.5M12 17.6v.2';

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
        <ControlButton icon={BACK} label={controls.back} press={() => send('back')} />
      )}
      <SeatChoice moment={moment} send={send} />
      <HandsChoice moment={moment} send={send} />
      {log && <ControlButton icon={SHARE} label={controls.share} press={() => ask('share')} />}
      <ControlButton icon={HELP} label={controls.help} press={() => ask('help')} />
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
