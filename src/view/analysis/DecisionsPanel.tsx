/**
 * The decisions of a match: beside the table the one that the step is about, or a lesson; below, how well everybody decided. Before
 * there is a review, the way to it.
 */
import { useState } from 'preact/hooks';
import type { PanelProps } from './analysis.tsx';
import { LessonView } from './LessonView.tsx';
import { type Lesson, lessonOn } from './lesson.ts';
import { Progress } from './Progress.tsx';
import { StepDecisions } from './StepDecisions.tsx';
import { Summary } from './Summary.tsx';
import { seesAll } from './seen-review.ts';
import { usePhaseFocus } from './use-phase-focus.ts';
import { WhatIs } from './WhatIs.tsx';

/** Where the reader stood before a lesson, to bring him back to. */
type Before = Pick<PanelProps['moment']['state'], 'pov' | 'reveal'>;

export function DecisionsPanel({ analysis, moment, send }: PanelProps) {
  const { words, reviews } = analysis;
  const { state } = moment;
  const panel = usePhaseFocus(reviews.state.phase);
  const [course, setCourse] = useState<{ lesson: Lesson; before: Before } | null>(null);
  const [learned, setLearned] = useState<number | null>(null);
  const begin = (seat: number) => {
    const lesson = lessonOn(seat, reviews.state.mistakes);
    if (lesson) setCourse({ lesson, before: { pov: state.pov, reveal: state.reveal } });
  };
  const end = () => {
    if (!course) return;
    send({ type: 'reveal', reveal: course.before.reveal });
    send({ type: 'pov', pov: course.before.pov });
    setLearned(course.lesson.seat);
    setCourse(null);
  };
  const { title, decisions } = { title: words.analysis.decisions, decisions: words.analysis.what.decisions };
  return (
    <>
      <section class="panel decision-step" ref={panel} aria-label={title}>
        <h2 tabIndex={-1}>{title}</h2>
        {course ? (
          <LessonView
            analysis={analysis}
            moment={moment}
            send={send}
            lesson={course.lesson}
            change={(lesson) => setCourse({ ...course, lesson })}
            end={end}
          />
        ) : (
          <>
            <Progress analysis={analysis} round={state.position.round} />
            <StepDecisions analysis={analysis} moment={moment} send={send} />
            <WhatIs words={words} about="decision" texts={decisions} made={reviews.state.made} />
          </>
        )}
      </section>
      {!course && reviews.state.done > 0 && seesAll(state) && (
        <Summary analysis={analysis} moment={moment} send={send} learn={begin} learned={learned} />
      )}
    </>
  );
}
