/** What the lead is worth to the Doulos (A20) and the talon to the Neutral (A23): the same deals with and without. */
import { type Random, randomFrom, shuffle, streamsFrom } from '../random.ts';
import { type Figure, Mean } from './mean.ts';
import type { Table, Titles } from './table.ts';

/** Points that the last of the round before gains by leading, over the mean of what he has when one of the others leads. */
export function worthOfLead(table: Table, deals: number, seed: string): Figure {
  const random = randomFrom(seed);
  const playing = streamsFrom(`${seed}/playouts`);
  const mean = new Mean();
  for (let i = 0; i < deals; i++) {
    const titles = dealTitled(table, random);
    table.trade(titles);
    const doulos = titles.at(-1) as number;
    const direction = table.check(titles).state === 'declared' ? 'reversed' : 'normal';
    const points = titles.map((leader) => {
      playing.start(i);
      return table.points[table.play(leader, direction, playing.random)[doulos] as number] as number;
    });
    const own = points.pop() as number;
    mean.add(own - points.reduce((sum, value) => sum + value, 0) / points.length);
  }
  return mean.figure();
}

/** `worth`: points that the middle title gains by the swap where a sensible player makes it; `swaps`: how often he does. */
export function worthOfTalon(table: Table, deals: number, seed: string): Record<'worth' | 'swaps', Figure> {
  const random = randomFrom(seed);
  const playing = streamsFrom(`${seed}/playouts`);
  const [worth, swaps] = [new Mean(), new Mean()];
  for (let i = 0; i < deals; i++) {
    const titles = dealTitled(table, random);
    const neutral = titles[(titles.length - 1) / 2] as number;
    const dealt = table.hands.map((hand) => hand.slice());
    const play = (swap: boolean): number => {
      table.hands.forEach((hand, seat) => {
        hand.set(dealt[seat] as Uint8Array);
      });
      table.trade(titles, { swaps: swap });
      const direction = table.check(titles).state === 'declared' ? 'reversed' : 'normal';
      playing.start(i);
      const places = table.play(table.leader(titles, 0), direction, playing.random);
      return table.points[places[neutral] as number] as number;
    };
    const [kept, swapped] = [play(false), play(true)];
    const made = table.hands.at(-1)?.some((count, face) => count !== dealt.at(-1)?.[face]) ?? false;
    swaps.add(made ? 1 : 0);
    if (made) worth.add(swapped - kept);
  }
  return { worth: worth.figure(), swaps: swaps.figure() };
}

function dealTitled(table: Table, random: Random): Titles {
  const titles = shuffle(random, [...table.points.keys()]);
  table.deal(random);
  return titles;
}
