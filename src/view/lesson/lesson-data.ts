/** A lesson as the data of its page. Server only. */
import type { Language } from '../../explain/messages/languages.ts';
import { packShownRound } from '../source/pack-source.ts';
import type { LessonData } from './course.ts';
import type { HostedLesson } from './lessons.ts';
import { readySteps } from './make-ready.ts';

/** All of a lesson but for its links, which are the page's. */
export function lessonData(hosted: HostedLesson, locale: Language): Omit<LessonData, 'linked' | 'onward'> {
  const { course, name, lesson, timeline, source } = hosted;
  return {
    id: `${course}/${name}`,
    source: {
      head: source.head,
      facts: source.facts,
      // A lesson draws no chart of strength, and goes along what was played.
      rounds: timeline.rounds.map((round) =>
        packShownRound({ ...round, branches: [], problems: [], strength: [] }),
      ),
    },
    seat: timeline.players.findIndex(({ id }) => id === lesson.seat),
    reveal: lesson.reveal ?? 'seat',
    steps: readySteps(hosted, locale),
  };
}
