/** What the lead is worth to the Doulos (A20) and the talon to the Neutral (A23). */
import type { OptionValue } from '../decisions/option-value.ts';
import { tradeValues } from '../decisions/trade-values.ts';
import { NOISE } from '../equity/budget.ts';
import type { TradeDeed } from '../exchange/trade-deeds.ts';
import { tradeOptions } from '../exchange/trade-options.ts';
import { type Random, randomFrom, shuffle, streamsFrom } from '../random.ts';
import { knowledgeOfDealt } from './knowledge-of-dealt.ts';
import { type Figure, Mean } from './mean.ts';
import type { Table, Titles } from './table.ts';

/** On the same deals: points that the last of the round before gains by leading, over the mean of what he has when one of the others leads. */
export function worthOfLead(table: Table, deals: number, seed: string): Figure {
  const random = randomFrom(seed);
  const playing = streamsFrom(`${seed}/playouts`);
  const mean = new Mean();
  for (let i = 0; i < deals; i++) {
    const titles = dealTitled(table, random);
    table.trade(titles, random);
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

/** Worlds to judge a swap by: the best pair is chosen on one half of them, and priced on the other. */
const WORLDS = 600;

/**
 * `worth`: points that the middle title gains by a swap where the best pair is worth more than what it holds (and nothing where it is
 * not), by what it knows; `swaps`: how often that is so.
 */
export function worthOfTalon(table: Table, deals: number, seed: string): Record<'worth' | 'swaps', Figure> {
  const random = randomFrom(seed);
  const [worth, swaps] = [new Mean(), new Mean()];
  const policy = table.kernel.policies.at(-1) ?? 'random';
  for (let i = 0; i < deals; i++) {
    const titles = dealTitled(table, random);
    const neutral = titles[(titles.length - 1) / 2] as number;
    const knowledge = knowledgeOfDealt(table, neutral, titles);
    const budget = { worlds: WORLDS, policy, noise: NOISE, seed: `${seed}/${i}` };
    const options = tradeOptions(knowledge);
    const values = tradeValues(table.kernel, table.points, knowledge, options, budget);
    const [first, second] = [gainOf(values, 0), gainOf(values, 1)];
    worth.add((first.gain + second.gain) / 2);
    swaps.add((first.swaps + second.swaps) / 2);
  }
  return { worth: worth.figure(), swaps: swaps.figure() };
}

/** The gain of the option that is best on one half of the worlds, on the other half. */
function gainOf(values: readonly OptionValue<TradeDeed>[], half: 0 | 1): { gain: number; swaps: number } {
  const meanOf = ({ points }: OptionValue<TradeDeed>, from: 0 | 1) => {
    let sum = 0;
    for (let w = from; w < points.length; w += 2) sum += points[w] as number;
    return sum / (points.length / 2);
  };
  const keep = values.find(({ deed }) => deed.type === 'keep') as OptionValue<TradeDeed>;
  const best = values.reduce(
    (most, value) => (meanOf(value, half) > meanOf(most, half) ? value : most),
    keep,
  );
  const other = half === 0 ? 1 : 0;
  return { gain: meanOf(best, other) - meanOf(keep, other), swaps: best === keep ? 0 : 1 };
}

function dealTitled(table: Table, random: Random): Titles {
  const titles = shuffle(random, [...table.points.keys()]);
  table.deal(random);
  return titles;
}
