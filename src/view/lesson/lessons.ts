/** The lessons of the site, from `lessons/<course>/`, checked: one with a fault stops the build. Server only. */
import { type OpenLesson, openLesson } from './open-lesson.ts';

export interface HostedLesson extends OpenLesson {
  /** The folder, and the part of an address that names it. */
  readonly course: string;
  readonly name: string;
  /** Place in the course, 1 for the first. */
  readonly number: number;
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
      const log = LOGS[path.replace('.lesson.json', '.revlog')];
      return { course, name, number, ...openLesson(path.slice(1), SIDECARS[path] ?? '', log) };
    });
}
