/** What may be laid in a trick of Forradalom: one rank, exactly as many cards, strictly higher, jokers standing in (F6, F7, F9). */
import { type Face, JOKER } from '../../cards/card.ts';
import { countFaces, type Hand } from '../../cards/hand.ts';
import type { Choice, HeldSet, RoundState, Seat } from '../game.ts';
import { judgeLaid } from '../lay.ts';
import { heightIn } from '../order.ts';
import type { Refusal } from '../refusal.ts';
import { setOf } from '../sets.ts';
import { FORRADALOM_TURNS, orderOf, packOf } from './constants.ts';

/** Why the seat may not lay these cards; null when it may. */
export function judgePlay(state: RoundState, seat: Seat, cards: Hand): Refusal | null {
  const laid = { lead: 'F6', follow: 'F7', turns: FORRADALOM_TURNS, pack: packOf(state.setup) } as const;
  return judgeLaid(state, seat, cards, laid) ?? judgeBeats(state, cards);
}

/**
 * The mover's legal plays, weakest first, fewer cards first, those with fewer jokers first, and the pass where he may (F8).
 */
export function forradalomChoices(state: RoundState): Choice[] {
  const { trick, turn } = state;
  if (!trick || turn === null) return [];
  const top = trick.plays.at(-1)?.shape;
  const order = orderOf(state.setup, state.direction);
  const floor = top?.face ? heightIn(order, top.face) : -1;
  const plays = setsIn(state.hands[turn] ?? [], order)
    .filter(
      ({ face, naturals, jokers }) =>
        heightIn(order, face) > floor && (top === undefined || naturals + jokers === top.size),
    )
    .map((set): Choice => ({ type: 'play', ...set }));
  return top ? [...plays, { type: 'pass' }] : plays;
}

/** Every set that the hand can lay: naturals of one rank with any number of jokers, and jokers alone. */
export function setsIn(hand: Hand, order: readonly Face[]): HeldSet[] {
  const counts = countFaces(hand);
  const jokersHeld = counts.get(JOKER) ?? 0;
  return order.flatMap((face) => {
    const held = face === JOKER ? 0 : (counts.get(face) ?? 0);
    const sets: HeldSet[] = [];
    for (let naturals = face === JOKER ? 0 : 1; naturals <= held; naturals += 1) {
      for (let jokers = face === JOKER ? 1 : 0; jokers <= jokersHeld; jokers += 1) {
        sets.push({ face, naturals, jokers });
      }
    }
    return sets.sort((a, b) => a.naturals + a.jokers - (b.naturals + b.jokers) || a.jokers - b.jokers);
  });
}

function judgeBeats(state: RoundState, cards: Hand): Refusal | null {
  const top = state.trick?.plays.at(-1)?.shape;
  if (!top) return null;
  const laid = cards.length;
  if (laid < top.size) return { code: 'play.too-few', rule: 'F7', laid, needed: top.size };
  if (laid > top.size) return { code: 'play.too-many', rule: 'F7', laid, needed: top.size };
  const { face } = setOf(cards);
  const { direction } = state;
  const order = orderOf(state.setup, direction);
  if (face === null || top.face === null || heightIn(order, face) > heightIn(order, top.face)) return null;
  const rule = top.face === JOKER ? 'F9' : direction === 'reversed' ? 'F12' : 'F7';
  return { code: 'play.not-higher', rule, face, top: top.face, direction };
}
