/** A record out of a store, which anybody may have changed: read with care, or not at all. */
import * as v from 'valibot';
import { isSeenCard, type SeenCard } from '../cards/card.ts';
import { LiveMatch } from './live-match.ts';
import type { LiveRecord } from './record.ts';

const Seats = v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15)));
const Seat = Seats.item;
const Text = v.pipe(v.string(), v.maxLength(10_000));
const Cards = v.pipe(
  v.array(v.custom<SeenCard>((card) => typeof card === 'string' && isSeenCard(card))),
  v.maxLength(300),
);
const Deal = v.object({ dealer: Seat, hands: v.pipe(v.array(Cards), v.maxLength(16)), talon: Cards });
const Verdict = v.object({ state: v.picklist(['none', 'declared', 'postponed']), by: Seats });
const forced = v.exactOptional(v.literal(true));
const laid = { seat: Seat, cards: Cards, forced };

const Step = v.variant('type', [
  v.object({ type: v.literal('deal'), deal: Deal, forced }),
  v.object({ type: v.literal('unnoted') }),
  v.object({ type: v.literal('check'), verdict: v.exactOptional(Verdict) }),
  v.object({ type: v.literal('clear') }),
  v.object({ type: v.literal('result'), order: Seats }),
  v.object({ type: v.literal('give'), to: Seat, ...laid }),
  v.object({ type: v.literal('swap'), ...laid }),
  v.object({ type: v.literal('keep'), seat: Seat, forced }),
  v.object({ type: v.literal('play'), ...laid }),
  v.object({ type: v.literal('pass'), seat: Seat, forced }),
  v.object({ type: v.literal('revolt'), ...laid }),
]);

const Schema = v.object({
  version: v.literal(1),
  game: v.string(),
  options: v.record(v.string(), Text),
  players: v.pipe(v.array(v.object({ id: Text, name: Text })), v.minLength(3), v.maxLength(16)),
  meta: v.array(v.object({ key: Text, value: Text })),
  firstRound: v.pipe(v.number(), v.integer(), v.minValue(1)),
  titles: v.nullable(Seats),
  totals: v.nullable(v.array(v.number())),
  steps: v.array(Step),
  undone: v.array(Step),
});

/** The match that a stored record holds; null where it is none, or its steps do not follow one another. */
export function restoreMatch(stored: unknown): LiveMatch | null {
  const { success, output } = v.safeParse(Schema, stored);
  if (!success) return null;
  try {
    const record: LiveRecord = output;
    return new LiveMatch(record);
  } catch {
    return null;
  }
}
