/**
 * What can be offered to somebody who writes down what a player does: the cards that are known to be in his hand, and where others are
 * hidden there, all that nobody has seen yet.
 */
import { type Card, type Face, faceOf, isKnown, JOKER, type SeenCard, UNKNOWN } from '../cards/card.ts';
import { countFaces, type Hand, sortHand, take } from '../cards/hand.ts';
import type { Seat } from '../rules/game.ts';
import type { LiveMatch } from './live-match.ts';
import { isAction } from './record.ts';

export interface Offer {
  /** Of his cards those of which something is known. */
  readonly known: Hand;
  /** How many others he holds. */
  readonly hidden: number;
  /** Cards that may be among the hidden ones. */
  readonly unseen: readonly Card[];
  /** How many of each face nobody has seen; at most `hidden` of them can be his. */
  readonly left: ReadonlyMap<Face, number>;
}

/** What the seat may hold in the round in progress; nothing where there is none. */
export function offerOf(live: LiveMatch, seat: Seat): Offer {
  const hand = live.round?.hands[seat] ?? [];
  const known = sortHand(hand.filter((card) => card !== UNKNOWN));
  const seen = seenIn(live);
  const pack = live.game.pack(live.setup);
  const left = countFaces(pack);
  for (const [face, count] of countFaces(seen)) left.set(face, Math.max(0, (left.get(face) ?? 0) - count));
  const unseen = take(pack, seen.filter(isKnown)).left.filter(isKnown);
  return {
    known,
    hidden: hand.length - known.length,
    unseen: unseen.filter((card) => (left.get(faceOf(card) as Face) ?? 0) > 0),
    left,
  };
}

/** Whether cards of the seat could, alone or with more of them, be laid by the rules; in the gap also as a revolution. */
export function couldBeLaid(live: LiveMatch, seat: Seat, cards: Hand, type: 'play' | 'revolt'): boolean {
  const { left, known, hidden } = offerOf(live, seat);
  const [held, chosen] = [countFaces(known), countFaces(cards)];
  const most = (face: Face) => (left.get(face) ?? 0) + (held.get(face) ?? 0) - (chosen.get(face) ?? 0);
  const room = known.length + hidden - cards.length;
  const isLegal = (more: Hand) => !live.refusalOf({ type, seat, cards: [...cards, ...more] });
  return fillers(live, cards).some((face) =>
    upTo(Math.min(most(face), room)).some((naturals) =>
      upTo(face === JOKER ? 0 : Math.min(most(JOKER), room - naturals)).some((jokers) =>
        isLegal([...repeat(face === JOKER ? JOKER : `${face}?`, naturals), ...repeat(JOKER, jokers)]),
      ),
    ),
  );
}

/** 0, 1 … n; nothing where n is less than nothing. */
function upTo(n: number): number[] {
  return Array.from({ length: Math.max(0, n + 1) }, (_, i) => i);
}

function repeat(card: SeenCard, length: number): Hand {
  return Array.from({ length }, () => card);
}

/** Of which face further cards would be: that of the cards, or, beside jokers alone, any. */
function fillers({ game, setup }: LiveMatch, cards: Hand): Face[] {
  const natural = cards.map(faceOf).find((face) => face !== null && face !== JOKER);
  return natural ? [natural] : game.order(setup, 'normal');
}

/** What was laid in this round, and what is known to lie in a hand or in the talon. */
function seenIn({ round, history }: LiveMatch): Hand {
  if (!round) return [];
  const begun = history.findLastIndex(({ step }) => step.type === 'deal');
  const laid = history
    .slice(begun + 1)
    .flatMap(
      ({ step }): Hand =>
        isAction(step) && (step.type === 'play' || step.type === 'revolt') ? step.cards : [],
    );
  return [...laid, ...round.hands.flat(), ...round.talon].filter((card) => card !== UNKNOWN);
}
