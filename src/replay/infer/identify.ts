/** Which cards somebody laid, where the log does not know them all: as far as what he holds and lays later leaves no choice. */
import { type Face, faceOf, JOKER, type SeenCard, UNKNOWN } from '../../cards/card.ts';
import { type Hand, take } from '../../cards/hand.ts';
import type { Game, RoundState, Seat } from '../../rules/game.ts';
import { spareCards } from './hand-after.ts';

/** The cards of a play with the unknown ones named, wholly or by rank, where only one answer is legal; else as they were. */
export function identify(game: Game, round: RoundState, seat: Seat, cards: Hand, later: Hand): Hand {
  const known = cards.filter((card) => card !== UNKNOWN);
  const unknown = cards.length - known.length;
  if (unknown === 0) return cards;
  const hand = round.hands[seat] ?? [];
  const spare = take(spareCards(hand, later), known).left;
  if (spare.includes(UNKNOWN)) return cards;
  const answers = groupByFace(spare).filter((group) => {
    const laid = group.slice(0, unknown);
    return (
      laid.length === unknown &&
      game.judge(round, { type: 'play', seat, cards: [...known, ...laid] }) === null
    );
  });
  const [only] = answers;
  if (!only || answers.length > 1) return cards;
  return [...known, ...(only.length === unknown ? only : only.slice(0, unknown).map(withoutSuit))];
}

function withoutSuit(card: SeenCard): SeenCard {
  return card === JOKER ? card : (`${card[0]}?` as SeenCard);
}

function groupByFace(cards: Hand): SeenCard[][] {
  const groups = new Map<Face | null, SeenCard[]>();
  for (const card of cards) {
    const face = faceOf(card);
    groups.set(face, [...(groups.get(face) ?? []), card]);
  }
  return [...groups.values()];
}
