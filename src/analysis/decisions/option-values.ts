/** Prices the options of a seat in the tricks from what it may know. */

import type { WorldBudget } from '../equity/budget.ts';
import { dealInto } from '../equity/deal-into.ts';
import type { Kernel, TrickDeed } from '../kernel/kernel.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { somePosition } from '../knowledge/some-position.ts';
import { worldsOf } from '../knowledge/worlds.ts';
import { randomFrom, streamsFrom } from '../random.ts';
import { type OptionValue, optionValue } from './option-value.ts';

/**
 * Every deed on the same worlds, played out by the policy. `points` by place, best first. The one to move must be the one who
 * knows, in a gap the one who is asked. Throws RangeError on knowledge of the exchange, where there are no tricks yet.
 */
export function optionValues<Deed extends TrickDeed>(
  kernel: Kernel,
  points: readonly number[],
  knowledge: Knowledge,
  deeds: readonly Deed[],
  { worlds, policy, noise, seed }: WorldBudget,
): OptionValue<Deed>[] {
  const { table, seat } = knowledge;
  if (!table) throw new RangeError('no tricks yet');
  const moves = deeds.map((deed) => kernel.moveOf(deed));
  const base = new Int32Array(kernel.words);
  const world = new Int32Array(kernel.words);
  const state = new Int32Array(kernel.words);
  kernel.load(somePosition(knowledge, table), base);
  const dealer = worldsOf(knowledge);
  const dealing = randomFrom(`${seed}/worlds`);
  const playing = streamsFrom(`${seed}/playouts`);
  const places = new Uint8Array(points.length);
  const results = moves.map(() => new Float64Array(worlds));
  for (let w = 0; w < worlds; w++) {
    dealer.deal(dealing);
    world.set(base);
    dealInto(kernel, world, knowledge, dealer);
    for (let i = 0; i < moves.length; i++) {
      state.set(world);
      kernel.apply(state, moves[i] as number);
      playing.start(w);
      kernel.playout(state, policy, noise, playing.random);
      kernel.places(state, places);
      (results[i] as Float64Array)[w] = points[places[seat] as number] as number;
    }
  }
  return deeds.map((deed, i) => optionValue(deed, results[i] as Float64Array));
}
