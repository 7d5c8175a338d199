/**
 * Rounds of Anemaki to learn from: half of them as a first round is dealt, half with titles drawn by lot and trades after
 * simple rules. The rules for trades are kept here, apart from those of the bots, so that the learned weights depend on nothing
 * that may be tuned elsewhere.
 */
import { withMore } from '../../src/analysis/kernel/anemaki/hand.ts';
import { SEATS } from '../../src/analysis/kernel/anemaki/layout.ts';
import { openTrick } from '../../src/analysis/kernel/anemaki/turns.ts';
import { type Random, shuffle } from '../../src/analysis/random.ts';
import { add, type Counts, takeBest, takeWeakest } from './simple-trades.ts';

const RANKS = 8;
const COPIES = 4;
const HAND_SIZE = 6;
const PACK = Array.from({ length: RANKS * COPIES }, (_, i) => Math.floor(i / COPIES));
/** Deals a round into a state; whoever leads is to move. */
export function dealRound(random: Random, state: Int32Array): void {
  const pack = shuffle(random, PACK);
  const hands = Array.from({ length: SEATS + 1 }, (_, seat) =>
    countsOf(pack.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE)),
  );
  const titles = shuffle(random, [0, 1, 2, 3, 4]);
  const reversed = random.below(2) === 1 && trade(hands, titles);
  state.fill(0);
  for (let seat = 0; seat < SEATS; seat++) state[seat] = handOf(hands[seat] as Counts, reversed);
  openTrick(state, titles[SEATS - 1] as number);
}

/** The exchange (A21 … A23); says whether there is a Revolution (A26, A27). The talon lies behind the last seat. */
function trade(hands: Counts[], titles: readonly number[]): boolean {
  const [archon, yparchon, neutral, ypodoulos, doulos] = titles.map((seat) => hands[seat]) as [
    Counts,
    Counts,
    Counts,
    Counts,
    Counts,
  ];
  const talon = hands[SEATS] as Counts;
  const gifts = [takeWeakest(archon), takeWeakest(archon)];
  const tribute = [takeBest(doulos), takeBest(doulos)];
  const gift = takeWeakest(yparchon);
  const best = takeBest(ypodoulos);
  takeWeakest(neutral);
  takeWeakest(neutral);
  for (const rank of gifts) add(doulos, rank);
  for (const rank of tribute) add(archon, rank);
  add(ypodoulos, gift);
  add(yparchon, best);
  for (let rank = 0; rank < RANKS; rank++)
    neutral[rank] = (neutral[rank] as number) + (talon[rank] as number);
  return hasQuad(doulos, ypodoulos) && !hasQuad(archon, yparchon);
}

function hasQuad(...hands: readonly Counts[]): boolean {
  return hands.some((hand) => hand.includes(COPIES));
}

function countsOf(cards: readonly number[]): Counts {
  const counts = new Array<number>(RANKS).fill(0);
  for (const rank of cards) add(counts, rank);
  return counts;
}

function handOf(counts: Counts, reversed: boolean): number {
  return counts.reduce((hand, count, rank) => withMore(hand, reversed ? RANKS - 1 - rank : rank, count), 0);
}
