/** What a step says, what it asks, and what became of the answer. */
import type { Messages } from '../../explain/messages/messages.ts';
import { paragraph, type Rich } from '../../explain/rich.ts';
import type { ReadyStep } from '../../lessons/ready.ts';
import type { RunEvent, Stand } from '../../lessons/run.ts';
import { Sentence } from '../player/Sentence.tsx';
import { AskCards } from './AskCards.tsx';

interface StepWordsProps {
  readonly step: ReadyStep;
  readonly stand: Stand;
  /** Why the rules forbid the answer; null until it is known. */
  readonly why: Rich | null;
  readonly chosen: readonly number[];
  readonly words: Messages['learn'];
  readonly toggle: (place: number) => void;
  readonly send: (event: RunEvent) => void;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isDone: boolean;
  readonly next: string;
}

export function StepWords(props: StepWordsProps) {
  const { step, stand, why, chosen, words, toggle, send } = props;
  return (
    <>
      {step.since.length > 0 && (
        <ul class="lesson-since" aria-label={words.since}>
          {step.since.map((told, i) => (
            <li key={i}>
              <Sentence rich={told} />
            </li>
          ))}
        </ul>
      )}
      <p class={step.kind === 'say' ? 'lesson-said' : 'lesson-asked'}>
        <Sentence rich={step.text} />
      </p>
      {step.kind === 'ask' && !stand.settled && <AskCards {...{ step, chosen, words, toggle, send }} />}
      {step.kind === 'predict' && (
        <div class="lesson-bets">
          {step.choices.map((choice, i) => (
            <button
              key={i}
              type="button"
              class="button"
              aria-pressed={stand.bet === i}
              disabled={stand.settled}
              data-right={stand.settled && i === step.right ? '' : undefined}
              onClick={() => send({ type: 'bet', choice: i })}
            >
              <Sentence rich={choice} />
            </button>
          ))}
        </div>
      )}
      {step.kind === 'ask' && stand.hint && !stand.settled && (
        <p class="lesson-hint">
          <Sentence rich={step.hint} />
        </p>
      )}
      <div class={`lesson-verdict ${stand.verdict ?? ''}`} role="status">
        {stand.verdict && (
          <p>
            <Sentence rich={verdictOf(step, stand, why, words)} />
          </p>
        )}
        {step.kind === 'predict' && stand.settled && step.meanwhile.length > 0 && (
          <ul class="lesson-since">
            {step.meanwhile.map((told, i) => (
              <li key={i}>
                <Sentence rich={told} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Way {...props} />
    </>
  );
}

/** On and back; at the end of the lesson, on to the next. */
function Way({ step, stand, words, send, isFirst, isLast, isDone, next }: StepWordsProps) {
  return (
    <p class="lesson-way row">
      <button type="button" class="button" disabled={isFirst} onClick={() => send({ type: 'back' })}>
        {words.back}
      </button>
      {step.kind === 'ask' && !stand.settled && (
        <>
          <button type="button" class="button" onClick={() => send({ type: 'hint' })}>
            {words.hint}
          </button>
          <button type="button" class="button" onClick={() => send({ type: 'show' })}>
            {words.show}
          </button>
        </>
      )}
      {stand.settled && !isLast && (
        <button type="button" class="button main" onClick={() => send({ type: 'next' })}>
          {words.on}
        </button>
      )}
      {isDone && (
        <>
          <strong>{words.finished}</strong>{' '}
          {next && (
            <a class="button main" href={next}>
              {words.next}
            </a>
          )}
        </>
      )}
    </p>
  );
}

function verdictOf(
  step: ReadyStep,
  { verdict, text }: Stand,
  why: Rich | null,
  words: Messages['learn'],
): Rich {
  if (verdict === 'forbidden') return text ?? why ?? [words.forbidden];
  if (verdict === 'shown')
    return paragraph([[words.shown], step.kind === 'ask' ? step.shown : [], text ?? []]);
  if (step.kind === 'predict') {
    const head = verdict === 'right' ? [words.betWon] : words.betLost(step.choices[step.right] ?? []);
    return paragraph([head, text ?? []]);
  }
  return verdict === 'right' ? paragraph([[words.right], text ?? []]) : (text ?? [words.wrong]);
}
