/** How a lesson went. */
import { useEffect, useRef } from 'preact/hooks';
import type { Lesson } from './lesson.ts';
import type { AnalysisWords } from './words.ts';

interface LessonResultProps {
  readonly lesson: Lesson;
  readonly words: AnalysisWords;
  readonly again: () => void;
  readonly end: () => void;
}

export function LessonResult({ lesson, words, again, end }: LessonResultProps) {
  const text = words.analysis.lesson;
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <>
      <p ref={result} tabIndex={-1} role="status">
        {text.result(lesson.first, lesson.later, lesson.questions.length)}
      </p>
      <p class="row">
        <button class="button" type="button" onClick={again}>
          {text.again}
        </button>
        <button class="button main" type="button" onClick={end}>
          {text.quit}
        </button>
      </p>
    </>
  );
}
