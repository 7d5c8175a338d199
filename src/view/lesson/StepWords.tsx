/** What a step says, what it asks, and what became of the answer. */
import type { Messages } from '../../explain/messages/messages.ts';
import { paragraph, type Rich } from '../../explain/rich.ts';
import type { ReadyPredict, ReadyStep } from '../../lessons/ready.ts';
import type { RunEvent, Stand } from '../../lessons/run.ts';
import { Sentence } from '../player/Sentence.tsx';
import { AskCards } from './AskCards.tsx';
import type { LessonData } from './course.ts';
import { Happened } from './Happened.tsx';

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
  readonly onward: LessonData['onward'];
}

export function StepWords(props: StepWordsProps) {
  const { step, stand, why, chosen, words, toggle, send } = props;
  return (
    <>
      <Happened told={step.since} words={words} />
      <p class={step.kind === 'say' ? 'lesson-text' : 'lesson-text lesson-asked'} tabIndex={-1}>
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
      <div class="lesson-told" role="status">
        {step.kind === 'ask' && stand.hint && !stand.settled && (
          <p class="lesson-hint">
            <Sentence rich={step.hint} />
          </p>
        )}
        {stand.verdict && (
          <p class={`lesson-verdict ${stand.verdict}`}>
            <Sentence rich={verdictOf(step, stand, why, words)} />
          </p>
        )}
      </div>
      {step.kind === 'predict' && stand.settled && <Happened told={step.meanwhile} words={words} />}
      <Way {...props} />
    </>
  );
}

/** On and back; at the end of the lesson, on to the next, or to a game of one's own. */
function Way({ step, stand, words, send, isFirst, isLast, isDone, onward }: StepWordsProps) {
  return (
    <p class="lesson-way row">
      <button type="button" class="button" disabled={isFirst} onClick={() => send({ type: 'back' })}>
        {words.back}
      </button>
      {step.kind === 'ask' && !stand.settled && (
        <button type="button" class="button" onClick={() => send({ type: 'hint' })}>
          {words.hint}
        </button>
      )}
      {!stand.settled && (
        <button type="button" class="button" onClick={() => send({ type: 'show' })}>
          {words.show}
        </button>
      )}
      {stand.settled && !isLast && (
        <button type="button" class="button main" onClick={() => send({ type: 'next' })}>
          {words.on}
        </button>
      )}
      {isDone && (
        <>
          <strong>{words.finished}</strong>
          {onward.map(({ href, text }, i) => (
            <a key={href} class={i === 0 ? 'button main' : 'button'} href={href}>
              {text}
            </a>
          ))}
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
  if (step.kind === 'predict') return paragraph([betHead(step, verdict, words), text ?? []]);
  if (verdict === 'shown')
    return paragraph([[words.shown], step.kind === 'ask' ? step.shown : [], text ?? []]);
  return verdict === 'right' ? paragraph([[words.right], text ?? []]) : (text ?? [words.wrong]);
}

/** How a bet fared. What follows says yes or no, or what is known of the game, itself: only who takes the trick is named here. */
function betHead(step: ReadyPredict, verdict: Stand['verdict'], words: Messages['learn']): Rich {
  const isKnown = step.asks === 'knowledge';
  const taker = step.asks === 'taker' ? (step.choices[step.right] ?? []) : null;
  if (verdict === 'shown') return taker ? words.betShown(taker) : [];
  if (verdict === 'right') return [isKnown ? words.right : words.betWon];
  return isKnown ? [words.notSo] : words.betLost(taker);
}
