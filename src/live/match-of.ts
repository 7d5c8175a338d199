/** The log of a match as far as it was played. */
import { type SeenCard, UNKNOWN } from '../cards/card.ts';
import type { Entry, LogRound, Match, PlayerId } from '../log/model.ts';
import type { MatchContext } from '../machine/match.ts';
import { logAction } from '../replay/log-action.ts';
import type { Deal, Game, Seat } from '../rules/game.ts';
import type { LiveMatch } from './live-match.ts';
import { isAction } from './record.ts';

type History = LiveMatch['history'];

/** The match with the checks of every round that came to its end. Hands of which nothing is known are left out. */
export function matchOf({ record, game, history }: LiveMatch): Match {
  const ids = record.players.map(({ id }) => id);
  const starts = startsOf(history);
  return {
    rules: { game: record.game, options: record.options },
    meta: record.meta,
    players: record.players,
    passesOmitted: false,
    rounds: starts.map((start, i) => {
      const steps = history.slice(start, starts[i + 1]);
      return roundOf(game, steps, ids, record.firstRound + i, i === 0);
    }),
  };
}

/** The round in progress as a match of its own, with the titles and points that it began with: what a table shows. */
export function roundInPlay(live: LiveMatch): Match {
  const match = matchOf(live);
  const begun = live.history.findLast(({ step }) => step.type === 'deal');
  const ids = match.players.map(({ id }) => id);
  const rounds = match.rounds
    .slice(-1)
    .map((round) => ({ ...round, ...(begun && carriedInto(begun.before, ids)) }));
  return { ...match, rounds };
}

/** Where each round begins: with its deal, or with its places where no more of it is known. */
function startsOf(history: History): number[] {
  let isOpen = false;
  return history.flatMap(({ step, before, after }, i) => {
    const begins = step.type === 'deal' || (step.type === 'result' && !isOpen);
    // Only the ranking gives titles.
    isOpen = begins ? step.type === 'deal' : isOpen && after.titles === before.titles;
    return begins ? [i] : [];
  });
}

function roundOf(
  game: Game,
  steps: History,
  ids: readonly PlayerId[],
  number: number,
  isFirst: boolean,
): LogRound {
  const [first] = steps;
  if (!first) throw new Error('A round has at least one step.');
  const head = { number, ...(isFirst ? carriedInto(first.before, ids) : {}) };
  const checks = checksOf(game, steps, ids);
  if (first.step.type !== 'deal') return { ...head, deal: [], entries: [], ...checks };
  const { deal } = first.step;
  return {
    ...head,
    dealer: { player: idOf(ids, deal.dealer) },
    deal: deal.hands.flatMap((cards, seat) =>
      cards.every(isHidden) ? [] : [{ player: idOf(ids, seat), cards }],
    ),
    ...talonOf(deal),
    entries: entriesOf(game, steps, ids),
    ...checks,
  };
}

/** Titles and points that the match began with. */
function carriedInto({ titles, totals }: MatchContext, ids: readonly PlayerId[]): Partial<LogRound> {
  const scored = totals.some((points) => points !== 0);
  return {
    ...(titles ? { titles: { order: titles.map((seat) => idOf(ids, seat)) } } : {}),
    ...(scored ? { scores: { totals: pointsBy(ids, totals) } } : {}),
  };
}

function talonOf({ talon }: Deal): Partial<LogRound> {
  return talon.every(isHidden) ? {} : { talon: { cards: talon } };
}

/** Every trick marked where the one before is set aside, so that a log that stops there says so. */
function entriesOf(game: Game, steps: History, ids: readonly PlayerId[]): Entry[] {
  return steps.flatMap(({ step, before: { round } }): Entry[] => {
    if (step.type === 'clear') return round && game.roundOver(round) ? [] : [{ type: 'trick' }];
    if (!isAction(step)) return [];
    const entry = { ...logAction(step, ids), ...(step.forced ? { forced: true } : {}) };
    const isFirst = step.type === 'play' && round?.trick?.number === 1 && round.trick.plays.length === 0;
    return isFirst ? [{ type: 'trick' }, entry] : [entry];
  });
}

function checksOf(game: Game, steps: History, ids: readonly PlayerId[]): Partial<LogRound> {
  const check = steps.find(({ step }) => step.type === 'check')?.after.round?.verdict;
  const last = steps.at(-1);
  const order = last && endsRound(game, last) ? last.after.titles : null;
  return {
    ...(check ? { revolution: { state: check.state, by: check.by.map((seat) => idOf(ids, seat)) } } : {}),
    ...(order
      ? {
          order: { order: order.map((seat) => idOf(ids, seat)) },
          points: {
            points: pointsBy(
              ids,
              ids.map((_, seat) => game.points(order.indexOf(seat) + 1, ids.length)),
            ),
          },
        }
      : {}),
  };
}

function endsRound(game: Game, { step, before }: History[number]): boolean {
  if (step.type === 'result') return true;
  return step.type === 'clear' && before.round !== null && game.roundOver(before.round);
}

function pointsBy(ids: readonly PlayerId[], points: readonly number[]): Record<PlayerId, number> {
  return Object.fromEntries(ids.map((id, seat) => [id, points[seat] ?? 0]));
}

function idOf(ids: readonly PlayerId[], seat: Seat): PlayerId {
  return ids[seat] ?? '';
}

function isHidden(card: SeenCard): boolean {
  return card === UNKNOWN;
}
