/** What may be laid in a trick of Anemaki: one rank, as many cards or more, strictly higher (A7, A8, A28). */
import type { Face } from '../../cards/card.ts';
import type { Hand } from '../../cards/hand.ts';
import type { Choice, Direction, RoundState, Seat } from '../game.ts';
import { judgeLaid } from '../lay.ts';
import { heightIn } from '../order.ts';
import type { Refusal } from '../refusal.ts';
import { naturalSets, setOf } from '../sets.ts';
import { ANEMAKI_ORDER, ANEMAKI_PACK, ANEMAKI_TURNS } from './constants.ts';

const REVERSED_ORDER = ANEMAKI_ORDER.toReversed();

/** The choices there are, by face and number: one object each, however many positions offer it. */
const SETS: ReadonlyMap<Face, readonly Choice[]> = new Map(
  ANEMAKI_ORDER.map((face) => [face, [1, 2, 3, 4].map((size) => setChoice(face, size))]),
);
const PASS: Choice = { type: 'pass' };

/** Why the seat may not lay these cards; null when it may. */
export function judgePlay(state: RoundState, seat: Seat, cards: Hand): Refusal | null {
  const laid = { lead: 'A7', follow: 'A8', turns: ANEMAKI_TURNS, pack: ANEMAKI_PACK } as const;
  return judgeLaid(state, seat, cards, laid) ?? judgeBeats(state, cards);
}

/** The mover's legal plays, weakest first, fewer cards first, and the pass where he may (A9). */
export function anemakiChoices(state: RoundState): Choice[] {
  const { trick, turn } = state;
  if (!trick || turn === null) return [];
  const order = orderOf(state.direction);
  const top = trick.plays.at(-1)?.shape;
  const floor = top?.face ? heightIn(order, top.face) : -1;
  const plays = naturalSets(state.hands[turn] ?? [], order)
    .filter(({ face, size }) => size >= (top?.size ?? 1) && heightIn(order, face) > floor)
    .map(({ face, size }) => SETS.get(face)?.[size - 1] ?? setChoice(face, size));
  return top ? [...plays, PASS] : plays;
}

function setChoice(face: Face, naturals: number): Choice {
  return { type: 'play', face, naturals, jokers: 0 };
}

function judgeBeats(state: RoundState, cards: Hand): Refusal | null {
  const top = state.trick?.plays.at(-1)?.shape;
  if (!top) return null;
  if (cards.length < top.size) {
    return { code: 'play.too-few', rule: 'A8', laid: cards.length, needed: top.size };
  }
  const { face } = setOf(cards);
  const { direction } = state;
  const order = orderOf(direction);
  if (face === null || top.face === null || heightIn(order, face) > heightIn(order, top.face)) return null;
  const rule = direction === 'reversed' ? 'A28' : 'A8';
  return { code: 'play.not-higher', rule, face, top: top.face, direction };
}

function orderOf(direction: Direction) {
  return direction === 'normal' ? ANEMAKI_ORDER : REVERSED_ORDER;
}
