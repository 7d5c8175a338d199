/** The lessons of the site, from `lessons/<course>/`, checked: one with a fault stops the build. Server only. */
import { checkLesson } from '../../lessons/check.ts';
import { readLesson } from '../../lessons/read-lesson.ts';
import type { Lesson } from '../../lessons/schema.ts';
import { parseText } from '../../log/text/parse.ts';
import { foldMatch } from '../../replay/fold.ts';
import type { Timeline } from '../../replay/frame.ts';
import type { Game } from '../../rules/game.ts';
import { gameById } from '../../rules/games.ts';
import { factsOf } from '../source/facts.ts';
import type { Source } from '../source/source.ts';

export interface HostedLesson {
  /** The folder, and the part of an address that names it. */
  readonly course: string;
  readonly name: string;
  /** Place in the course, 1 for the first. */
  readonly number: number;
  readonly lesson: Lesson;
  readonly timeline: Timeline;
  readonly game: Game;
  readonly source: Pick<Source, 'head' | 'facts' | 'rounds'>;
}

const SIDECARS = import.meta.glob<string>('/lessons/*/*.lesson.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LOGS = import.meta.glob<string>('/lessons/*/*.revlog', {
  query: '?raw',
  import: 'default',
  eager: true,
});

let made: readonly HostedLesson[] | null = null;

/** All lessons, course by course, in the order of their names. */
export function hostedLessons(): readonly HostedLesson[] {
  made ??= make();
  return made;
}

function make(): HostedLesson[] {
  const counts = new Map<string, number>();
  return Object.keys(SIDECARS)
    .sort()
    .map((path) => {
      const [, course = '', name = ''] = /^\/lessons\/([^/]+)\/(?:\d+-)?(.+)\.lesson\.json$/.exec(path) ?? [];
      const number = (counts.get(course) ?? 0) + 1;
      counts.set(course, number);
      return { course, name, number, ...open(path) };
    });
}

function open(path: string): Pick<HostedLesson, 'lesson' | 'timeline' | 'game' | 'source'> {
  const { lesson, root, faults } = readLesson(SIDECARS[path] ?? '');
  const log = LOGS[path.replace('.lesson.json', '.revlog')];
  if (log === undefined) throw new Error(`${path} has no log beside it.`);
  const { match, problems } = parseText(log);
  const timeline = foldMatch(match, problems);
  const [wrong] = timeline.problems.filter(({ severity }) => severity === 'error');
  if (wrong)
    throw new Error(`The log of ${path.slice(1)} has a fault in line ${wrong.span.line}: ${wrong.code}`);
  const found = lesson && root ? checkLesson(lesson, root, timeline, true) : faults;
  const game = gameById(timeline.game);
  if (found.length > 0 || !lesson || !game) {
    throw new Error(found.map(({ line, what }) => `${path.slice(1)}:${line}: ${what}`).join('\n') || path);
  }
  const { setup, players, meta, rounds } = timeline;
  const head = { game: game.id, setup, players, meta };
  return {
    lesson,
    timeline,
    game,
    source: { head, facts: factsOf(game, setup), rounds: rounds.map(({ summary }) => summary) },
  };
}
