/** Makes a full log into one as a table that saw or wrote less would have it, by chance from a seed. */
import type { Random } from '../../src/analysis/random.ts';
import { faceOf, isKnown, type SeenCard, UNKNOWN } from '../../src/cards/card.ts';
import type { Entry, LogRound, Match } from '../../src/log/model.ts';

/** How likely each is to be forgotten, 0 … 1. */
export interface Forgetting {
  /** A hand, or the talon, as a whole. */
  readonly hands: number;
  /** A card of a hand that was noted. */
  readonly cards: number;
  /** The suit of a card, in hands and plays. */
  readonly suits: number;
  /** A gift, and that the talon was left. */
  readonly trades: number;
}

export function forget(random: Random, match: Match, how: Forgetting): Match {
  const chance = (probability: number) => random.below(1000) < probability * 1000;
  const blur = (card: SeenCard): SeenCard =>
    chance(how.suits) && isKnown(card) && card !== 'jo' ? (`${faceOf(card)}?` as SeenCard) : card;
  const lose = (card: SeenCard): SeenCard => (chance(how.cards) ? UNKNOWN : blur(card));
  const entries = (all: readonly Entry[]): Entry[] =>
    all
      .filter(({ type }) => !((type === 'give' || type === 'keep') && chance(how.trades)))
      .map((entry) => (entry.type === 'play' ? { ...entry, cards: entry.cards.map(blur) } : entry));
  const round = (one: LogRound): LogRound => {
    const { talon, ...rest } = one;
    return {
      ...rest,
      deal: one.deal
        .filter(() => !chance(how.hands))
        .map((hand) => ({ ...hand, cards: hand.cards.map(lose) })),
      ...(talon && !chance(how.hands) ? { talon: { ...talon, cards: talon.cards.map(lose) } } : {}),
      entries: entries(one.entries),
    };
  };
  return { ...match, rounds: match.rounds.map(round) };
}

/** The log without its passes, and with a mark before every trick. `leads` are the indices of entries that open one. */
export function omitPasses(match: Match, leads: (round: number) => ReadonlySet<number>): Match {
  const strip = ({ entries, ...round }: LogRound, i: number): LogRound => ({
    ...round,
    entries: entries.flatMap((entry, at): Entry[] => {
      if (entry.type === 'pass') return [];
      return leads(i).has(at) ? [{ type: 'trick' }, entry] : [entry];
    }),
  });
  return { ...match, passesOmitted: true, rounds: match.rounds.map(strip) };
}
