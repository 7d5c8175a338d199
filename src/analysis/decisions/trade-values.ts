/** Prices the options of a free gift, of a swap or of a return from what the seat may know before it chooses. */
import type { WorldBudget } from '../equity/budget.ts';
import { exchangeWorlds, move, swapTalon } from '../exchange/exchange-worlds.ts';
import type { Tally } from '../exchange/fast-trades.ts';
import { openingTable, orderAfterCheck } from '../exchange/opening.ts';
import type { TradeDeed } from '../exchange/trade-deeds.ts';
import type { Kernel, State } from '../kernel/kernel.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { somePosition } from '../knowledge/some-position.ts';
import { randomFrom, streamsFrom } from '../random.ts';
import { type OptionValue, optionValue } from './option-value.ts';

/**
 * Every trade on the same worlds: dealt anew as the seat may think possible, the others' trades made, then the check for a
 * revolution, then the round played out by the policy. `points` by place, best first; `knowledge` as of the deal.
 */
export function tradeValues(
  kernel: Kernel,
  points: readonly number[],
  knowledge: Knowledge,
  deeds: readonly TradeDeed[],
  { worlds, policy, noise, seed }: WorldBudget,
): OptionValue<TradeDeed>[] {
  const { seat } = knowledge;
  const load = loader(kernel, knowledge);
  const dealer = exchangeWorlds(knowledge);
  const hands = dealer.hands.map((hand) => new Uint8Array(hand.length));
  const trades = deeds.map((deed) => tradeOf(deed, kernel, seat));
  const state = new Int32Array(kernel.words);
  const dealing = randomFrom(`${seed}/worlds`);
  const playing = streamsFrom(`${seed}/playouts`);
  const places = new Uint8Array(points.length);
  const results = deeds.map(() => new Float64Array(worlds));
  for (let w = 0; w < worlds; w++) {
    dealer.deal(dealing);
    trades.forEach((trade, i) => {
      dealer.hands.forEach((hand, other) => {
        hands[other]?.set(hand);
      });
      trade(hands);
      load(hands, state);
      playing.start(w);
      kernel.playout(state, policy, noise, playing.random);
      kernel.places(state, places);
      (results[i] as Float64Array)[w] = points[places[seat] as number] as number;
    });
  }
  return deeds.map((deed, i) => optionValue(deed, results[i] as Float64Array));
}

type Hands = readonly Tally[];

/** What a deed does to hands by seat, and last the talon. */
function tradeOf(deed: TradeDeed, kernel: Kernel, seat: number): (hands: Hands) => void {
  if (deed.type === 'keep') return () => {};
  const picked = kernel.faces.map((face) => deed.faces.filter((one) => one === face).length);
  if (deed.type === 'swap') return (hands) => swapTalon(hands[seat] as Tally, hands.at(-1) as Tally, picked);
  return (hands) => move(hands[seat] as Tally, hands[deed.to] as Tally, picked);
}

/** Puts hands after the exchange into a state, in the order that the check leaves. */
function loader(kernel: Kernel, knowledge: Knowledge): (hands: Hands, state: State) => void {
  const bases = (['normal', 'reversed'] as const).map((direction) => {
    const base = new Int32Array(kernel.words);
    kernel.load(somePosition(knowledge, openingTable(knowledge, direction)), base);
    return base;
  });
  const cards = new Uint8Array(Math.max(...knowledge.held));
  return (hands, state) => {
    state.set(bases[orderAfterCheck(knowledge, hands) === 'normal' ? 0 : 1] as State);
    for (let seat = 0; seat < knowledge.held.length; seat++) {
      const hand = hands[seat] as Tally;
      let size = 0;
      for (let face = 0; face < hand.length; face++) {
        for (let n = hand[face] as number; n > 0; n--) cards[size++] = face;
      }
      kernel.deal(state, seat, cards, 0, size);
    }
  };
}
