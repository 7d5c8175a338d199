/** Opens a lesson from its two files, and holds them against each other. Server only. */
import { explainProblem } from '../../explain/explain-problem.ts';
import { en } from '../../explain/messages/en/index.ts';
import { richToText } from '../../explain/rich-to-text.ts';
import { checkLesson } from '../../lessons/check.ts';
import { type LessonFault, readLesson } from '../../lessons/read-lesson.ts';
import type { Lesson } from '../../lessons/schema.ts';
import { parseText } from '../../log/text/parse.ts';
import { foldMatch } from '../../replay/fold.ts';
import type { Timeline } from '../../replay/frame.ts';
import type { Game } from '../../rules/game.ts';
import { gameById } from '../../rules/games.ts';
import { factsOf } from '../source/facts.ts';
import type { Source } from '../source/source.ts';

export interface OpenLesson {
  readonly lesson: Lesson;
  readonly timeline: Timeline;
  readonly game: Game;
  readonly source: Pick<Source, 'head' | 'facts' | 'rounds'>;
}

/**
 * `path` names the sidecar (`lessons/anemaki/01-the-pack.lesson.json`); its log lies beside it under the same name. Throws an error
 * with a line for each fault, `file:line: what`, of the log if that has any.
 */
export function openLesson(path: string, sidecar: string, log: string | undefined): OpenLesson {
  if (log === undefined) throw new Error(`${path}:1: There is no log beside the lesson.`);
  const { match, problems } = parseText(log);
  const timeline = foldMatch(match, problems);
  const errors = timeline.problems.filter(({ severity }) => severity === 'error');
  const wrong = errors.map((problem) => ({
    line: problem.span.line,
    what: richToText(explainProblem(problem, en), en, 'ascii'),
  }));
  if (wrong.length > 0) throw new Error(tell(path.replace('.lesson.json', '.revlog'), wrong));
  const { lesson, root, faults } = readLesson(sidecar);
  const found = lesson && root ? checkLesson(lesson, root, timeline, true) : faults;
  const game = gameById(timeline.game);
  if (found.length > 0 || !lesson || !game) throw new Error(tell(path, found) || path);
  const { setup, players, meta, rounds } = timeline;
  const head = { game: game.id, setup, players, meta };
  return {
    lesson,
    timeline,
    game,
    source: { head, facts: factsOf(game, setup), rounds: rounds.map(({ summary }) => summary) },
  };
}

function tell(file: string, faults: readonly LessonFault[]): string {
  return faults.map(({ line, what }) => `${file}:${line}: ${what}`).join('\n');
}
