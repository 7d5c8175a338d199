/** Short ids to write a log with, from the names of those who play. */
import { ID_PATTERN, isReserved } from '../../log/words.ts';

/** The first word of each name where a log can have it, else `p1`, `p2`; no two alike. */
export function playerIds(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const own = plain(name);
    const isFree = ID_PATTERN.test(own) && !isReserved(own) && !taken.has(own);
    const id = isFree ? own : numbered(seat + 1, taken);
    taken.add(id);
    return id;
  });
}

function plain(name: string): string {
  const [first = ''] = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().split(/\s+/);
  return first;
}

function numbered(n: number, taken: ReadonlySet<string>): string {
  const id = `p${n}`;
  return taken.has(id) ? numbered(n + 100, taken) : id;
}
