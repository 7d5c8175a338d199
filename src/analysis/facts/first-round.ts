/** What a seat is worth before anybody has a title: points by how many seats it sits after the leader. */
import { randomFrom } from '../random.ts';
import { type Figure, Means } from './mean.ts';
import type { Table } from './table.ts';

/** Keys `0` (the leader) to `N − 1`. */
export function firstRoundPoints(table: Table, rounds: number, seed: string): Record<string, Figure> {
  const random = randomFrom(seed);
  const means = new Means<string>();
  for (let i = 0; i < rounds; i++) {
    table.deal(random);
    const places = table.play(0, 'normal', random);
    places.forEach((place, seat) => {
      means.of(String(seat)).add(table.points[place] as number);
    });
  }
  return means.figures();
}
