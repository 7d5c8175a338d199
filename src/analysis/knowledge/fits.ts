/** Whether a deal made by chance fits what was not built into it. */
import type { Seat } from '../../rules/game.ts';
import type { Random } from '../random.ts';
import { binomial } from './binomial.ts';
import type { Part } from './filling.ts';
import type { Knowledge } from './knowledge.ts';
import { shown } from './quad-plans.ts';

const QUAD = 4;

/** That none of the seats held four equal cards after the exchange. */
export function quadTest(
  knowledge: Knowledge,
  parts: readonly Part[],
  hasNot: readonly Seat[],
): (cards: Uint8Array) => boolean {
  const watched = hasNot.flatMap((seat) => {
    const { from, to } = parts.find((part) => part.seat === seat) ?? { from: 0, to: 0 };
    return knowledge.unseen.flatMap((unseen, face) => {
      const missing = QUAD - shown(knowledge, seat, face);
      return missing > 0 && missing <= unseen && missing <= to - from ? [{ from, to, face, missing }] : [];
    });
  });
  return (cards) => {
    for (const { from, to, face, missing } of watched) {
      if (countIn(cards, from, to, face) >= missing) return false;
    }
    return true;
  };
}

/**
 * Keeps a deal as often as the giver would have picked just these of his equal cards: who held h of the lowest face that
 * he gave, and gave g of it, gave these g in one of C(h, g) ways.
 */
export function ceilingTest(
  { ceiling }: Knowledge,
  parts: readonly Part[],
): (cards: Uint8Array, random: Random) => boolean {
  const part = parts.find(({ seat }) => seat === ceiling?.seat);
  if (!ceiling || !part) return () => true;
  const { face, given, laid } = ceiling;
  const { from, to } = part;
  const most = binomial(given + laid, given);
  return (cards, random) => {
    const kept = countIn(cards, from, to, face);
    return kept === 0 || random.below(binomial(given + laid + kept, given)) < most;
  };
}

function countIn(cards: Uint8Array, from: number, to: number, face: number): number {
  let count = 0;
  for (let i = from; i < to; i++) if (cards[i] === face) count += 1;
  return count;
}
