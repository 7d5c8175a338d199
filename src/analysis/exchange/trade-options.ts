/** What a seat may give or swap, as far as it is worth looking at. */
import type { Due } from '../../rules/game.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { plus } from '../positions/counts.ts';
import { duesOf } from './dues-of.ts';
import { bestSelections } from './selections.ts';
import { facesOf, isSameTrade, type TradeDeed } from './trade-deeds.ts';

/**
 * Of more selections than this (which happens in Forradalom alone: a hand of six has 21 ways at most to part with two) those are
 * looked at that leave the best hand behind.
 */
const MOST_OPTIONS = 24;

/** The free gift or the swap that a seat owes; null where it owes none. */
function freeDueOf({ game, setup, titles, held, seat }: Knowledge): Due | null {
  const dues = duesOf(game, setup, titles, held);
  return dues.find((due) => due.seat === seat && (due.type === 'swap' || due.choice === 'free')) ?? null;
}

/**
 * The options of the seat's own free trade, from knowledge of the deal: all of them in Anemaki, the sensible ones in Forradalom.
 * What was done is among them, if it is given. Empty where the seat owes no trade of its choice.
 */
export function tradeOptions(knowledge: Knowledge, made: TradeDeed | null = null): TradeDeed[] {
  const due = freeDueOf(knowledge);
  if (!due) return [];
  const order = knowledge.game.order(knowledge.setup, 'normal');
  const { own, ceiling, sure } = knowledge;
  const received = ceiling ? (sure[ceiling.seat] ?? []) : null;
  const pool = received && due.type === 'give' && due.from === 'hand' ? plus(own, received) : own;
  const picks = bestSelections(pool, due.count, MOST_OPTIONS).map(({ picked }) => facesOf(picked, order));
  const options: TradeDeed[] = picks.map((faces) =>
    due.type === 'give' ? { type: 'give', to: due.to, faces } : { type: 'swap', faces },
  );
  if (due.type === 'swap') options.push({ type: 'keep' });
  if (!made || options.some((option) => isSameTrade(option, made))) return options;
  return [...options, made];
}
