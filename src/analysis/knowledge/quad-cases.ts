/** What the verdict of the check tells everybody about quads (A26, A27). */
import type { Seat, Verdict } from '../../rules/game.ts';
import type { QuadCase } from './knowledge.ts';

/**
 * The ways in which the verdict can have come about. `declared` names those below who hold a quad, `postponed` those above,
 * and then somebody below holds one as well, and nobody knows who.
 */
export function quadCases({ state, by }: Verdict, titles: readonly Seat[]): QuadCase[] {
  const [archon = 0, yparchon = 0, , ypodoulos = 0, doulos = 0] = titles;
  const above = [archon, yparchon];
  const below = [doulos, ypodoulos];
  const others = (seats: readonly Seat[]) => seats.filter((seat) => !by.includes(seat));
  if (state === 'none') return [{ has: [], hasNot: below }];
  if (state === 'declared') return [{ has: by, hasNot: [...others(below), ...above] }];
  return [[doulos], [ypodoulos], below].map((holders) => ({
    has: [...by, ...holders],
    hasNot: [...others(above), ...below.filter((seat) => !holders.includes(seat))],
  }));
}

/** The cases that a seat finds possible, who knows whether it held a quad itself, without a word on that seat. */
export function casesOpenTo(seat: Seat, held: boolean, cases: readonly QuadCase[]): QuadCase[] {
  const open = cases.filter(({ has, hasNot }) => !(held ? hasNot : has).includes(seat));
  const without = (seats: readonly Seat[]) => seats.filter((other) => other !== seat);
  return open.map(({ has, hasNot }) => ({ has: without(has), hasNot: without(hasNot) }));
}
