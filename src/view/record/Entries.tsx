/** What was entered, the last first, each to be corrected where it stands. */
import type { LiveRecord, LiveStep } from '../../live/record.ts';
import { isAction } from '../../live/record.ts';
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
  const steps = whole.steps.flatMap((step, index) => (step.type === 'clear' ? [] : [{ step, index }]));
  return (
    <details class="panel record-entries">
      <summary>{entries.title}</summary>
      {steps.length === 0 && <p class="soft">{entries.none}</p>}
      <ol reversed>
        {steps.toReversed().map(({ step, index }) => (
          <li key={index}>
            <EntryText step={step} whole={whole} words={words} />
            <button type="button" class="button" onClick={() => correct({ index, before: false })}>
              {entries.correct}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

interface CorrectionBarProps extends EntriesProps {
  readonly onDone: () => void;
}

/** What is being corrected, and what else can be done about it. */
export function CorrectionBar({ recording, words, onDone }: CorrectionBarProps) {
  const { entries } = words.record;
  const { correction, whole, correct, leaveOut } = recording;
  const step = correction && whole.steps[correction.index];
  if (!correction || !step) return null;
  return (
    <div class="panel record-correction" role="status">
      <p>{correction.before ? entries.before : entries.correcting}</p>
      <p>
        <EntryText step={step} whole={whole} words={words} />
      </p>
      <p class="record-acts">
        <button
          type="button"
          class="button"
          onClick={() => {
            leaveOut(correction.index);
            onDone();
          }}
        >
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
  const name = (seat: number) => <SeatName seat={seat} name={whole.players[seat]?.name ?? ''} />;
  if (!isAction(step)) {
    const { entries, exchange } = words.record;
    if (step.type === 'deal') {
      return (
        <span>
          {name(step.deal.dealer)} {words.game.transition('deal')}
        </span>
      );
    }
    if (step.type === 'result') return <span>{entries.result}</span>;
    return <span>{step.type === 'unnoted' ? exchange.unnoted : words.game.transition(step.type)}</span>;
  }
  return (
    <span>
      {name(step.seat)} {step.type === 'play' ? '' : `${words.game.transition(step.type)} `}
      {'cards' in step && <CardsText cards={step.cards} />}
      {step.type === 'give' && <> → {name(step.to)}</>}
      {step.forced && <b> !</b>}
    </span>
  );
}
