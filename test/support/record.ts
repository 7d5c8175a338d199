/** A random match as a log of it, with players `p0`, `p1`, … */
import type { LogAction, LogRound, Match, PlayerId } from '../../src/log/model.ts';
import { isAction } from '../../src/machine/match.ts';
import type { Action, Seat } from '../../src/rules/game.ts';
import type { RandomMatch, RandomRound } from './random-match.ts';

export function recordOf({ plan, titles, rounds }: RandomMatch): Match {
  const players = Array.from({ length: plan.setup.players }, (_, seat) => ({
    id: playerAt(seat),
    name: `Player ${seat}`,
  }));
  return {
    rules: { game: plan.game.id, options: plan.setup.options },
    meta: [],
    players,
    passesOmitted: false,
    rounds: rounds.map((round, i) => roundOf(round, i + 1, i === 0 ? titles : null)),
  };
}

function playerAt(seat: Seat): PlayerId {
  return `p${seat}`;
}

function roundOf(
  { deal, steps, order }: RandomRound,
  number: number,
  titles: readonly Seat[] | null,
): LogRound {
  const actions = steps.map(({ event }) => event).filter(isAction);
  return {
    number,
    ...(titles && { titles: { order: titles.map(playerAt) } }),
    dealer: { player: playerAt(deal.dealer) },
    deal: deal.hands.map((cards, seat) => ({ player: playerAt(seat), cards })),
    ...(deal.talon.length > 0 && { talon: { cards: deal.talon } }),
    entries: actions.map(entryOf),
    order: { order: order.map(playerAt) },
  };
}

function entryOf(action: Action): LogAction {
  const { seat, ...rest } = action;
  const to = action.type === 'give' ? { to: playerAt(action.to) } : {};
  return { ...rest, ...to, player: playerAt(seat) } as LogAction;
}
