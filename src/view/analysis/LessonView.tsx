/**
 * A lesson beside the table: the moment of a mistake as the one who made it saw it, a choice of deeds, and what they are worth once
 * it is answered. It sits the reader in that seat, so that nothing on the page tells what comes.
 */
import { useEffect, useRef } from 'preact/hooks';
import type { Decision } from '../../analysis/review/model.ts';
import { describeDecision, describeDeed } from '../../explain/describe-decision.ts';
import type { Part, Rich } from '../../explain/rich.ts';
import { toldCost } from '../../explain/told-cost.ts';
import type { Position } from '../controller/position.ts';
import { nameOf } from '../player/names.ts';
import { useReading } from '../player/reading.ts';
import { Sentence } from '../player/Sentence.tsx';
import type { PanelProps } from './analysis.tsx';
import { LessonChoices } from './LessonChoices.tsx';
import { LessonResult } from './LessonResult.tsx';
import { advanced, answered, isOpen, type Lesson, lessonOn, shown } from './lesson.ts';
import { OptionTable } from './OptionTable.tsx';

export interface LessonProps extends PanelProps {
  readonly lesson: Lesson;
  readonly change: (lesson: Lesson) => void;
  readonly end: () => void;
}

export function LessonView(props: LessonProps) {
  const { analysis, moment, send, lesson, change, end } = props;
  const { words, reviews } = analysis;
  const { head } = useReading().source;
  const question = lesson.questions[lesson.at];
  const title = useRef<HTMLHeadingElement>(null);
  const ask = () => {
    if (!question) return;
    send({ type: 'pov', pov: lesson.seat });
    send({ type: 'reveal', reveal: 'seat' });
    send({ type: 'jump', to: placeOf(question) });
  };
  const isOver = lesson.phase === 'over';
  // The first question comes again after the result, though it be the only one.
  useEffect(() => {
    if (isOver) return;
    ask();
    title.current?.focus();
  }, [lesson.at, isOver]);
  const who = { seat: lesson.seat, name: nameOf(head.players[lesson.seat]?.name ?? '') };
  const decision = question && reviews.round(question.round)?.decisions[question.decision];
  const isThere = question && isAt(moment.state.position, placeOf(question));
  return (
    <div class="lesson">
      <h3 ref={title} tabIndex={-1}>
        <Sentence rich={words.analysis.lesson.title(who)} />{' '}
        {!isOver && (
          <span class="soft">{words.analysis.lesson.count(lesson.at + 1, lesson.questions.length)}</span>
        )}
      </h3>
      {isOver && (
        <LessonResult
          lesson={lesson}
          words={words}
          again={() => change(lessonOn(lesson.seat, lesson.questions) ?? lesson)}
          end={end}
        />
      )}
      {!isOver && !isThere && (
        <p class="row">
          <button class="button main" type="button" onClick={ask}>
            {words.analysis.lesson.back}
          </button>
          <QuitButton {...props} />
        </p>
      )}
      {!isOver && isThere && decision && (
        <Question {...props} key={lesson.at} decision={decision} who={who} />
      )}
    </div>
  );
}

function Question(props: LessonProps & { readonly decision: Decision; readonly who: Part }) {
  const { analysis, lesson, change, decision, who } = props;
  const { words } = analysis;
  const { head } = useReading().source;
  const names = head.players.map(({ name }) => nameOf(name));
  const text = words.analysis.lesson;
  const { made } = analysis.reviews.state;
  const why = made && describeDecision(decision, { game: head.game, names, made }, words).why;
  const next = useRef<HTMLButtonElement>(null);
  const open = isOpen(lesson);
  useEffect(() => {
    if (!open) next.current?.focus();
  }, [open]);
  return (
    <>
      <p>
        <Sentence rich={text.ask(who)} />
      </p>
      {open && (
        <LessonChoices
          words={words}
          names={names}
          decision={decision}
          tried={lesson.answer}
          choose={(option) => change(answered(lesson, decision, option, head.players.length))}
        />
      )}
      <p
        class={`verdict ${lesson.phase === 'found' ? 'yes' : lesson.phase === 'missed' ? 'no' : ''}`}
        role="status"
      >
        <Sentence rich={replyTo(lesson, decision, names, analysis)} />
      </p>
      {!open && (
        <>
          <OptionTable words={words} names={names} decision={decision} chosen={decision.chosen} />
          {why && (
            <p class="why">
              <Sentence rich={why} />
            </p>
          )}
        </>
      )}
      <p class="row">
        {open && (
          <button class="button" type="button" onClick={() => change(shown(lesson))}>
            {text.show}
          </button>
        )}
        {!open && (
          <button class="button main" type="button" ref={next} onClick={() => change(advanced(lesson))}>
            {lesson.at + 1 < lesson.questions.length ? text.next : text.finish}
          </button>
        )}
        <QuitButton {...props} />
      </p>
    </>
  );
}

function QuitButton({ analysis, end }: Pick<LessonProps, 'analysis' | 'end'>) {
  return (
    <button class="button" type="button" onClick={end}>
      {analysis.words.analysis.lesson.quit}
    </button>
  );
}

/** What the lesson says to the last answer; nothing before one. */
function replyTo(
  { phase, answer }: Lesson,
  decision: Decision,
  names: readonly string[],
  { words }: PanelProps['analysis'],
): Rich {
  const text = words.analysis.lesson;
  const deedAt = (index: number): Rich => {
    const option = decision.options[index];
    return option ? describeDeed(option.deed, names, words.review) : [];
  };
  if (phase === 'shown') return text.solution(deedAt(0));
  if (answer === null) return [];
  const deed = deedAt(answer);
  if (phase === 'found') return answer === 0 ? text.found(deed) : text.foundToo(deed, deedAt(0));
  const cost = toldCost(decision, answer);
  return answer === decision.chosen ? text.same(deed, cost) : text.missed(deed, cost);
}

function placeOf({ round, before }: Lesson['questions'][number]): Position {
  return { round, frame: before, branch: null };
}

function isAt(a: Position, b: Position): boolean {
  return a.round === b.round && a.frame === b.frame && a.branch === b.branch;
}
