/** What of a match travels in a link, and what is lost on the way. */
import type { Entry, LogRound, Match, Noted } from '../model.ts';
import { isCarried } from './head.ts';
import { inOrder } from './order.ts';

/** Commentary; metadata other than the name and date of the match; variations of a link that would be too long. */
export type Lost = 'commentary' | 'metadata' | 'variations';

/** The match as the link form has it: cards of one list in their order, and nothing that it cannot carry. */
export function carriedOf(match: Match, withVariations: boolean): Match {
  return {
    rules: { game: match.rules.game, options: match.rules.options },
    meta: match.meta.filter(isCarried).map(({ key, value }) => ({ key, value })),
    players: match.players.map(({ id, name }) => ({ id, name })),
    passesOmitted: match.passesOmitted,
    rounds: match.rounds.map((round) => carriedRound(round, withVariations)),
  };
}

function carriedRound(round: LogRound, withVariations: boolean): LogRound {
  const { number, titles, scores, dealer, talon, revolution, order, points } = round;
  return {
    number,
    deal: round.deal.map(({ player, cards }) => ({ player, cards: inOrder(cards) })),
    entries: carriedEntries(round.entries, withVariations),
    ...(titles && { titles: { order: titles.order } }),
    ...(scores && { scores: { totals: scores.totals } }),
    ...(dealer && { dealer: { player: dealer.player } }),
    ...(talon && { talon: { cards: inOrder(talon.cards) } }),
    ...(revolution && { revolution: { state: revolution.state, by: revolution.by } }),
    ...(order && { order: { order: order.order } }),
    ...(points && { points: { points: points.points } }),
  };
}

function carriedEntries(entries: readonly Entry[], withVariations: boolean): Entry[] {
  return entries.flatMap((entry): Entry[] => {
    const { span: _, commentary: __, ...bare } = entry;
    if (bare.type === 'variation') {
      return withVariations ? [{ ...bare, entries: carriedEntries(bare.entries, true) }] : [];
    }
    return ['cards' in bare ? { ...bare, cards: inOrder(bare.cards) } : bare];
  });
}

/** What `carriedOf` leaves out of this match. */
export function lostOf(match: Match, withVariations: boolean): Lost[] {
  const lost: Lost[] = [];
  if (notedIn(match).some(({ commentary }) => commentary !== undefined)) lost.push('commentary');
  if (!match.meta.every(isCarried)) lost.push('metadata');
  const hasVariations = match.rounds.some(({ entries }) => entries.some(({ type }) => type === 'variation'));
  if (!withVariations && hasVariations) lost.push('variations');
  return lost;
}

/** Everything on which something may be remarked. */
function notedIn({ header, rules, meta, players, recorded, rounds }: Match): Noted[] {
  const all = [header, rules, ...meta, ...players, recorded, ...rounds.flatMap(notedInRound)];
  return all.filter((noted) => noted !== undefined);
}

function notedInRound(round: LogRound): (Noted | undefined)[] {
  const { titles, scores, dealer, deal, talon, entries, revolution, order, points } = round;
  return [
    round,
    titles,
    scores,
    dealer,
    ...deal,
    talon,
    ...notedInEntries(entries),
    revolution,
    order,
    points,
  ];
}

function notedInEntries(entries: readonly Entry[]): Noted[] {
  return entries.flatMap((entry) => [
    entry,
    ...(entry.type === 'variation' ? notedInEntries(entry.entries) : []),
  ]);
}
