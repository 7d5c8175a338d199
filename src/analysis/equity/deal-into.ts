/** Puts a dealt world into a kernel's state. */
import type { Kernel, State } from '../kernel/kernel.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Worlds } from '../knowledge/worlds.ts';

/** Gives every other seat that holds cards those of the world. */
export function dealInto(kernel: Kernel, state: State, { held, seat }: Knowledge, { cards, starts }: Worlds) {
  for (let other = 0; other < held.length; other++) {
    if (other === seat || held[other] === 0) continue;
    kernel.deal(state, other, cards, starts[other] as number, starts[other + 1] as number);
  }
}
