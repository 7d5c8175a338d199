/** The site in sections: five doors in the header, and behind each the pages that belong together. */
import type { PagePath } from './links.ts';

/** The pages of each section; the first is its door. */
export const SECTIONS = {
  learn: ['learn', 'practice', 'puzzles'],
  matches: [''],
  yours: ['library', 'open', 'record'],
  rules: ['rules', 'statechart', 'glossary'],
  numbers: ['numbers', 'measures'],
} as const satisfies Readonly<Record<string, readonly PagePath[]>>;

export type Section = keyof typeof SECTIONS;

/** The section a page stands in: a replay is among the matches, a lesson behind `learn`. Null for pages of none. */
export function sectionOf(path: PagePath): Section | null {
  if (path.startsWith('replay/')) return 'matches';
  const found = Object.entries(SECTIONS).find(([, doors]) => doors.some((door) => isBehind(door, path)));
  return (found?.[0] as Section | undefined) ?? null;
}

/** What `aria-current` says of a link to a door, on the page at `path`. */
export function currentOf(door: PagePath, path: PagePath): 'page' | 'true' | undefined {
  if (path === door) return 'page';
  return isBehind(door, path) ? 'true' : undefined;
}

function isBehind(door: PagePath, path: PagePath): boolean {
  return path === door || (door !== '' && path.startsWith(`${door}/`));
}
