/** Who is to move in Anemaki and cannot lose the next place any more: as all hands show it, and as he can tell himself (the proof: sure-plays.ts). */
import type { Direction, Seat } from '../../rules/game.ts';
import { lowestOf } from '../kernel/anemaki/hand.ts';
import { anemakiKernel } from '../kernel/anemaki/kernel.ts';
import { TURN } from '../kernel/anemaki/layout.ts';
import { deedOf, playsIn, turnedOver } from '../kernel/anemaki/moves.ts';
import type { State, TrickDeed } from '../kernel/kernel.ts';
import type { Counts, Position } from '../kernel/position.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { somePosition } from '../knowledge/some-position.ts';
import { plus, sizeOf } from '../positions/counts.ts';
import { beatenBy } from './groups.ts';
import { beatenIn } from './state-moves.ts';
import { surePlays } from './sure-plays.ts';

/** The deeds after which the one to move is the next one out, whatever the others do; all hands known. */
export function sureNext(position: Position): TrickDeed[] {
  const state = stateOf(position);
  return state[TURN] === -1 ? [] : sureDeeds(state, beatenIn(state));
}

/**
 * The deeds after which the seat that knows this, if it is to move, is the next one out however the hidden cards lie and whatever
 * the others do. A play counts as one that can be beaten if some other hand may hold what beats it: the cards that it surely holds, and
 * unseen ones besides, as many as it has room for and none above its ceiling. The true hands are among those that may be, and
 * they stay as they are until the seat is out; so what nobody may beat, nobody beats. (Two groups that may each be beaten, but never
 * both in one deal, count as two: then nothing is claimed.) Of other games than Anemaki nothing is claimed.
 */
export function publiclySure(knowledge: Knowledge): TrickDeed[] {
  const { game, table, seat } = knowledge;
  if (game.id !== 'anemaki' || table?.turn !== seat) return [];
  const state = stateOf(somePosition(knowledge, table));
  const others = knowledge.held.reduce(
    (bits, _, other) => (other === seat ? bits : bits | bitsOf(mostOf(knowledge, other), table.direction)),
    0,
  );
  return sureDeeds(state, beatenBy(others));
}

/** How many cards of each face another hand may hold. */
function mostOf({ held, sure, unseen, ceiling }: Knowledge, other: Seat): Counts {
  const known = sure[other] ?? [];
  const room = (held[other] ?? 0) - sizeOf(known);
  const highest = ceiling?.seat === other ? ceiling.face : unseen.length;
  const more = unseen.map((count, face) => (face <= highest ? Math.min(count, room) : 0));
  return plus(known, more);
}

function bitsOf(counts: Counts, direction: Direction): number {
  const rank = (face: number) => (direction === 'normal' ? face : counts.length - 1 - face);
  return counts.reduce((bits, count, face) => bits | (((1 << count) - 1) << (4 * rank(face))), 0);
}

function sureDeeds(state: State, beaten: number): TrickDeed[] {
  const deeds: TrickDeed[] = [];
  const hand = state[state[TURN] as number] as number;
  for (let plays = surePlays(hand, playsIn(state), beaten); plays !== 0; plays &= plays - 1) {
    deeds.push(deedOf(turnedOver(lowestOf(plays), state)));
  }
  return deeds;
}

function stateOf(position: Position): State {
  const kernel = anemakiKernel(position.setup);
  const state = new Int32Array(kernel.words);
  kernel.load(position, state);
  return state;
}
