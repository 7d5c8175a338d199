/** What a line writes down for a deed: the deed itself, and what follows by the rules alone or goes on as it went. */
import { isKnown } from '../../cards/card.ts';
import type { PlayerId, TrickMark } from '../../log/model.ts';
import type { Action, Game, RoundState, Seat } from '../../rules/game.ts';
import { bestCards } from '../../rules/order.ts';
import { logAction } from '../log-action.ts';
import { after, type Deed, isGapOpen } from './deed.ts';
import type { LineEntry } from './line.ts';

const MARK: TrickMark = { type: 'trick' };

/**
 * The entries of a deed that is allowed in a position. `later` are the actions that came after this moment on the line it leaves:
 * the others trade as they did (A25). In the tricks, whoever has one legal choice makes it, up to where somebody has more or the reader
 * may not know of it: that somebody must pass tells of his cards.
 */
export function entriesOf(
  game: Game,
  state: RoundState,
  deed: Deed,
  later: readonly Action[],
  ids: readonly PlayerId[],
  isSeen: (seat: Seat) => boolean,
): LineEntry[] {
  const next = after(game, state, deed);
  if (deed.type === 'clear') return [MARK, ...forcedFrom(game, next, ids, isSeen)];
  const entries = [logAction(deed, ids)];
  if (state.trick) return [...entries, ...forcedFrom(game, next, ids, isSeen)];
  return [...entries, ...tradesAfter(game, next, later).map((trade) => logAction(trade, ids))];
}

/** What nobody can do otherwise from a position in the tricks on: passes, the last card of a hand, the next trick where nobody could revolt. */
function forcedFrom(
  game: Game,
  from: RoundState,
  ids: readonly PlayerId[],
  isSeen: (seat: Seat) => boolean,
): LineEntry[] {
  const entries: LineEntry[] = [];
  for (let state = from; !game.roundOver(state); ) {
    if (state.trick?.over) {
      if (isGapOpen(game, state)) break;
      entries.push(MARK);
      state = game.clear(state);
      continue;
    }
    const only = onlyChoice(game, state);
    if (!only || !isSeen(only.seat)) break;
    entries.push(logAction(only, ids));
    state = game.apply(state, only);
  }
  return entries;
}

/** The one thing that the mover can do; null where there are more, or where cards of his are not known. */
function onlyChoice(game: Game, state: RoundState): Action | null {
  const { turn } = state;
  const [choice, ...others] = game.choices(state);
  if (turn === null || !choice || others.length > 0) return null;
  const hand = state.hands[turn] ?? [];
  if (!hand.every(isKnown)) return null;
  if (choice.type === 'pass') return { type: 'pass', seat: turn };
  return hand.length === 1 ? { type: 'play', seat: turn, cards: hand } : null;
}

/** The trades that are still due, as they were made; those that leave no choice, as they must be. */
function tradesAfter(game: Game, state: RoundState, later: readonly Action[]): Action[] {
  const [due] = game.dues(state);
  if (!due) return [];
  const made = later.find((action) => isTrade(action) && game.judge(state, action) === null);
  const trade = made ?? forced(game, state);
  return trade ? [trade, ...tradesAfter(game, game.apply(state, trade), later)] : [];
}

/** A gift of the best cards that nothing stands before, where they are known. */
function forced(game: Game, state: RoundState): Action | null {
  const due = game.dues(state).find((each) => each.type === 'give' && each.choice === 'best' && !each.waits);
  if (due?.type !== 'give') return null;
  const { seat, to, count, from } = due;
  const pool = (from === 'dealt' ? state.dealt : state.hands)[seat] ?? [];
  const cards = bestCards(game.order(state.setup, 'normal'), pool, count);
  const give: Action = { type: 'give', seat, to, cards };
  return game.judge(state, give) === null ? give : null;
}

function isTrade({ type }: Action): boolean {
  return type === 'give' || type === 'swap' || type === 'keep';
}

/** Actions of a round that was played on from a position as entries, a mark before every lead that has none yet. */
export function entriesOfSteps(
  from: RoundState,
  steps: readonly { readonly action: Action; readonly leads: boolean }[],
  ids: readonly PlayerId[],
): LineEntry[] {
  const isOpen = from.trick?.plays.length === 0;
  return steps.flatMap(({ action, leads }, i): LineEntry[] =>
    leads && !(isOpen && i === 0) ? [MARK, logAction(action, ids)] : [logAction(action, ids)],
  );
}
