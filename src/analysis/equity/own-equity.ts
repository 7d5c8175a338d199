/** What a round is worth to everyone as one seat may see it: hidden cards dealt anew for every playout. */
import type { Kernel } from '../kernel/kernel.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { somePosition } from '../knowledge/some-position.ts';
import { worldsOf } from '../knowledge/worlds.ts';
import { randomFrom, streamsFrom } from '../random.ts';
import type { WorldBudget } from './budget.ts';
import { dealInto } from './deal-into.ts';
import type { Equity } from './model.ts';
import { tallyOf } from './tally.ts';

/** `points` by place, best first. Throws RangeError on knowledge of the exchange, where there are no tricks yet. */
export function ownEquity(
  kernel: Kernel,
  points: readonly number[],
  knowledge: Knowledge,
  { worlds, policy, noise, seed }: WorldBudget,
): Equity {
  const { table } = knowledge;
  if (!table) throw new RangeError('no tricks yet');
  const base = new Int32Array(kernel.words);
  const state = new Int32Array(kernel.words);
  kernel.load(somePosition(knowledge, table), base);
  const dealer = worldsOf(knowledge);
  const dealing = randomFrom(`${seed}/worlds`);
  const playing = streamsFrom(`${seed}/playouts`);
  const places = new Uint8Array(points.length);
  const tally = tallyOf(points);
  for (let world = 0; world < worlds; world++) {
    dealer.deal(dealing);
    state.set(base);
    dealInto(kernel, state, knowledge, dealer);
    playing.start(world);
    kernel.playout(state, policy, noise, playing.random);
    kernel.places(state, places);
    tally.add(places);
  }
  return tally.equity();
}
