/** What was entered, the last first, each to be corrected where it stands. */
import { useEffect, useRef } from 'preact/hooks';
import type { LiveRecord, LiveStep } from '../../live/record.ts';
import type { Seat } from '../../rules/game.ts';
import { CardsText } from '../player/Sentence.tsx';
import { SeatName } from './SeatName.tsx';
import type { Recording } from './use-recording.ts';
import type { RecordWords } from './words/record-words.ts';

interface EntriesProps {
  readonly recording: Recording;
  readonly words: RecordWords;
}

export function Entries({ recording: { whole, correct }, words }: EntriesProps) {
  const { entries } = words.record;
  const steps = whole.steps.flatMap((step, index) => (isEntered(step) ? [{ step, index }] : []));
  return (
    <details class="panel record-entries">
      <summary>{entries.title}</summary>
      {steps.length === 0 && <p class="soft">{entries.none}</p>}
      <ol reversed>
        {steps.toReversed().map(({ step, index }) => (
          <li key={index}>
            <span class="record-entry" id={`entry-${index}`}>
              <EntryText step={step} whole={whole} words={words} />
            </span>
            <button
              type="button"
              class="button"
              id={`change-${index}`}
              aria-labelledby={`change-${index} entry-${index}`}
              onClick={() => correct({ index, before: false })}
            >
              {entries.change}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** What follows by the rules alone was entered by nobody. */
function isEntered(step: LiveStep): boolean {
  return step.type !== 'clear' && (step.type !== 'check' || step.verdict !== undefined);
}

/** What is being corrected, and what else can be done about it; it stands over the form, and whoever asks for it is led there. */
export function CorrectionBar({ recording, words }: EntriesProps) {
  const { entries } = words.record;
  const { correction, whole, correct, leaveOut } = recording;
  const step = correction && whole.steps[correction.index];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [correction?.index]);
  if (!correction || !step) return null;
  return (
    <div class="panel record-correction">
      <h2 ref={heading} tabIndex={-1}>
        {correction.before ? entries.before : entries.changing}
      </h2>
      <p>
        <EntryText step={step} whole={whole} words={words} />
      </p>
      {!correction.before && <p>{entries.asItWas}</p>}
      <p class="record-acts">
        <button type="button" class="button" onClick={() => leaveOut(correction.index)}>
          {entries.leaveOut}
        </button>
        <button
          type="button"
          class="button"
          aria-pressed={correction.before}
          onClick={() => correct({ ...correction, before: !correction.before })}
        >
          {entries.before}
        </button>
        <button type="button" class="button" onClick={() => correct(null)}>
          {entries.cancel}
        </button>
      </p>
    </div>
  );
}

interface EntryTextProps {
  readonly step: LiveStep;
  readonly whole: LiveRecord;
  readonly words: RecordWords;
}

function EntryText({ step, whole, words }: EntryTextProps) {
  const { entries, exchange, check } = words.record;
  const name = (seat: Seat) => <SeatName seat={seat} name={whole.players[seat]?.name ?? ''} />;
  const names = (seats: readonly Seat[]) => seats.map((seat) => <span key={seat}>{name(seat)} </span>);
  const verb = (text: string) => <span class="soft">{text}</span>;
  if (step.type === 'unnoted') return verb(exchange.unnoted);
  if (step.type === 'clear') return null;
  const mark = 'forced' in step && step.forced && (
    <>
      <b aria-hidden="true">!</b>
      <span class="unseen">{entries.forced}</span>
    </>
  );
  switch (step.type) {
    case 'deal':
      return (
        <span>
          {name(step.deal.dealer)} {verb(words.game.transition('deal'))}
          {mark}
        </span>
      );
    case 'result':
      return (
        <span>
          {verb(`${entries.result}:`)} {names(step.order)}
        </span>
      );
    case 'check':
      return (
        <span>
          {verb(`${check.title} ${check[step.verdict?.state ?? 'none']}`)} {names(step.verdict?.by ?? [])}
        </span>
      );
    default:
      return (
        <span>
          {name(step.seat)} {step.type !== 'play' && verb(words.game.transition(step.type))}{' '}
          {'cards' in step && <CardsText cards={step.cards} />}
          {step.type === 'give' && <> → {name(step.to)}</>}
          {mark}
        </span>
      );
  }
}
