/**
 * What the strength index looks at in one player's position: the own hand against everything that
 * this player does not hold and that is not yet set aside, and where the player stands in the trick. Who of
 * the others holds which card is not used.
 */
import type { Face } from '../cards/card.ts';
import { countFaces, type Hand } from '../cards/hand.ts';
import type { Direction, Game, Lay, Seat, Setup } from '../rules/game.ts';
import { type Group, groupsOf } from './groups.ts';

/** The parts of a frame (or of a round in progress) that the index reads. */
export interface Position {
  readonly setup: Setup;
  readonly hands: readonly Hand[];
  readonly talon: Hand;
  readonly direction: Direction;
  readonly pile: readonly Lay[];
  /** Whose turn it is; before the first trick, who will lead it; null when nobody's. */
  readonly turn: Seat | null;
  /** Places taken so far, best first. */
  readonly out: readonly Seat[];
}

export const FEATURES = [
  /** How many groups of equal cards are held: so many plays are needed at least. */
  'groups',
  /** Their heights among the cards that others may hold, 0 … 1, added up. */
  'height',
  /** The same for groups of two or more. */
  'heightOfSeveral',
  /** Groups that nothing in other hands beats. */
  'unbeatable',
  /** 1 for the player about to lead. */
  'leads',
  /** 1 for the player who laid the top of the pile. */
  'onTop',
  /** Seats still to act before this player's turn, as a share of those still in. */
  'wait',
  /** 1 for a player with one group left. */
  'lastGroup',
] as const;

export type Features = readonly number[];

/** The features of a player who is still in, in the order of `FEATURES`. */
export function featuresOf(game: Game, at: Position, seat: Seat): Features {
  const order = game.order(at.setup, at.direction);
  const groups = groupsOf(at.hands[seat] ?? [], order);
  const rest = countFaces([...at.hands.filter((_, other) => other !== seat), at.talon].flat());
  const unknown = unknownGroups(at.hands[seat] ?? [], groups);
  let [height, heightOfSeveral, unbeatable] = [unknown / 2, 0, 0];
  for (const group of groups) {
    const h = heightAmong(rest, order, group);
    height += h;
    if (group.size > 1) heightOfSeveral += h;
    if (!isBeatable(rest, order, group)) unbeatable += 1;
  }
  const count = groups.length + unknown;
  return [count, height, heightOfSeveral, unbeatable, ...standingOf(at, seat), count === 1 ? 1 : 0];
}

/** Unknown cards count as lone cards of middling height. */
function unknownGroups(hand: Hand, groups: readonly Group[]): number {
  return hand.length - groups.reduce((sum, { size }) => sum + size, 0);
}

/** The share of the other cards that stand lower, equals counting half; a middling 0.5 when none is known. */
function heightAmong(rest: ReadonlyMap<Face, number>, order: readonly Face[], { face }: Group): number {
  const own = order.indexOf(face);
  let [below, all] = [0, 0];
  order.forEach((other, i) => {
    const count = rest.get(other) ?? 0;
    all += count;
    below += i < own ? count : i === own ? count / 2 : 0;
  });
  return all === 0 ? 0.5 : below / all;
}

function isBeatable(rest: ReadonlyMap<Face, number>, order: readonly Face[], { face, size }: Group): boolean {
  return order.slice(order.indexOf(face) + 1).some((higher) => (rest.get(higher) ?? 0) >= size);
}

/** `leads`, `onTop` and `wait`. */
function standingOf(at: Position, seat: Seat): [leads: number, onTop: number, wait: number] {
  if (at.turn === null) return [0, 0, 0];
  const { players } = at.setup;
  const inPlay = (other: Seat) => (at.hands[other]?.length ?? 0) > 0;
  const distance = (seat - at.turn + players) % players;
  const before = Array.from({ length: distance }, (_, i) => ((at.turn ?? 0) + i) % players).filter(inPlay);
  const stillIn = at.hands.filter((_, other) => inPlay(other)).length;
  const leads = at.pile.length === 0 && seat === at.turn ? 1 : 0;
  return [leads, at.pile.at(-1)?.seat === seat ? 1 : 0, before.length / Math.max(1, stillIn - 1)];
}
