/** Occasions in matches of Anemaki, between the five of the expedition. */
import { countFaces } from '../../src/cards/hand.ts';
import type { LogRound, Match } from '../../src/log/model.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import { type Occasion, orderOf } from './occasion.ts';

const table = { game: anemaki, players: 5 };

export const ANEMAKI_OCCASIONS: Readonly<Record<string, Occasion>> = {
  /** The last round is a revolution, declared or postponed. */
  declared: { ...table, remark: (match) => verdictOfLast(match, 'declared') },
  postponed: { ...table, remark: (match) => verdictOfLast(match, 'postponed') },
  'four-aces': { ...table, remark: fourAces },
  'titles-move': { ...table, remark: titlesMove },
  lesson: { ...table, remark: lesson },
};

/** In the last round the Doulos is dealt four aces, two of which he has to give away. */
function fourAces({ rounds }: Match): string | null {
  const [before, last] = rounds.slice(-2);
  const doulos = orderOf(before).at(-1);
  const hand = last?.deal.find(({ player }) => player === doulos)?.cards ?? [];
  return countFaces(hand).get('A') === 4 ? `Doulos ${doulos}` : null;
}

/** Everybody is Archon at least once, and nearly everybody Doulos. */
function titlesMove({ rounds }: Match): string | null {
  const firsts = new Set(rounds.map((round) => orderOf(round)[0]));
  const lasts = new Set(rounds.map((round) => orderOf(round).at(-1)));
  return firsts.size === 5 && lasts.size >= 4 ? totals(rounds) : null;
}

/** A short first round in which a pair is beaten by a triple and somebody goes out with a play that is beaten. */
function lesson({ rounds }: Match): string | null {
  const [round] = rounds;
  const sizes = round ? sizesByTrick(round) : [];
  const grows = sizes.some((trick) => trick.includes(2) && trick.at(-1) === 3);
  const plays = round?.entries.filter(({ type }) => type === 'play' || type === 'pass').length ?? 0;
  return grows && plays <= 48 ? `${plays} actions` : null;
}

function verdictOfLast(match: Match, state: string): string | null {
  const last = match.rounds.at(-1);
  if (last?.revolution?.state !== state) return null;
  const before = orderOf(match.rounds.at(-2));
  return `by ${last.revolution.by.join(' ')}; before ${before.join(' ')}; after ${orderOf(last).join(' ')}`;
}

function totals(rounds: readonly LogRound[]): string {
  const sum = new Map<string, number>();
  for (const { points } of rounds)
    for (const [id, n] of Object.entries(points?.points ?? {})) sum.set(id, (sum.get(id) ?? 0) + n);
  return [...sum].map(([id, n]) => `${id} ${n}`).join(', ');
}

function sizesByTrick(round: LogRound): number[][] {
  const tricks: number[][] = [];
  for (const entry of round.entries) {
    if (entry.type === 'trick') tricks.push([]);
    else if (entry.type === 'play') tricks.at(-1)?.push(entry.cards.length);
  }
  return tricks;
}
