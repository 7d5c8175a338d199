/** What the Revolution does (A26 … A28): rounds in which it is declared, played with it and without it. */
import { randomFrom, shuffle, streamsFrom } from '../random.ts';
import { type Figure, Means } from './mean.ts';
import type { Table } from './table.ts';

/** Each declared round is played so often both ways. */
const TIMES = 4;

/**
 * Out of so many titled deals. Keys by title (0 = the highest): `without:0` …, `with:0` … points; `change:0` … their difference;
 * and `byYpodoulos`, `byBoth`: shares of the declarations.
 */
export function revolutionEffect(table: Table, deals: number, seed: string): Record<string, Figure> {
  const random = randomFrom(seed);
  const playing = streamsFrom(`${seed}/playouts`);
  const means = new Means<string>();
  const seats = [...table.points.keys()];
  for (let i = 0; i < deals; i++) {
    const titles = shuffle(random, seats);
    table.deal(random);
    table.trade(titles, random, { quick: true });
    const { state, by } = table.check(titles);
    if (state !== 'declared') continue;
    const doulos = titles.at(-1) as number;
    means.of('byYpodoulos').add(by.includes(doulos) ? 0 : 1);
    means.of('byBoth').add(by.length > 1 ? 1 : 0);
    const points = (['normal', 'reversed'] as const).map((direction) => {
      const sums = seats.map(() => 0);
      for (let time = 0; time < TIMES; time++) {
        playing.start(i * TIMES + time);
        table.play(doulos, direction, playing.random).forEach((place, seat) => {
          sums[seat] = (sums[seat] as number) + (table.points[place] as number) / TIMES;
        });
      }
      return sums;
    });
    titles.forEach((seat, title) => {
      const [without = 0, with_ = 0] = points.map((sums) => sums[seat] as number);
      means.of(`without:${title}`).add(without);
      means.of(`with:${title}`).add(with_);
      means.of(`change:${title}`).add(with_ - without);
    });
  }
  return means.figures();
}
