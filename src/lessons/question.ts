/** What an `ask` asks of a seat at a moment of a log: a move, a trade, or whether to lay a revolution. */
import { type Hand, take } from '../cards/hand.ts';
import type { RoundTimeline } from '../replay/frame.ts';
import { stateAt } from '../replay/state-at.ts';
import type { Deed } from '../replay/what-if/deed.ts';
import type { Action, Due, Game, RoundState, Seat, Setup } from '../rules/game.ts';

export interface Question {
  readonly kind: 'move' | 'trade' | 'gap';
  readonly seat: Seat;
  readonly state: RoundState;
  /** The trade that he has to make. */
  readonly due: Due | null;
  /** The cards that he may choose from. */
  readonly pool: Hand;
  /** What he did in the log, and the index of the frame after it. */
  readonly log: Deed;
  readonly next: number;
}

/** Null where the seat has nothing to choose, or the log does not tell what he chose. */
export function questionAt(
  game: Game,
  setup: Setup,
  { summary, frames }: RoundTimeline,
  index: number,
  seat: Seat,
): Question | null {
  const state = stateAt(setup, summary, frames, index);
  if (!state) return null;
  const hand = state.hands[seat] ?? [];
  const did = frames[index + 1]?.did;
  if (state.turn === seat && game.choices(state).length > 1) {
    if (did?.type !== 'play' && did?.type !== 'pass') return null;
    return { kind: 'move', seat, state, due: null, pool: hand, log: did, next: index + 1 };
  }
  if (state.trick?.over && game.revolts(state, seat).length > 0) {
    const revolts = did?.type === 'revolt' && did.seat === seat;
    const log: Deed = revolts ? did : { type: 'clear' };
    return { kind: 'gap', seat, state, due: null, pool: hand, log, next: revolts ? index + 1 : index };
  }
  return state.trick ? null : tradeAt(game, state, frames, index, seat);
}

function tradeAt(
  game: Game,
  state: RoundState,
  frames: RoundTimeline['frames'],
  index: number,
  seat: Seat,
): Question | null {
  const due = game.dues(state).find((each) => each.seat === seat && !('waits' in each));
  const next = frames.findIndex(
    ({ did }, i) =>
      i > index && (did.type === 'give' || did.type === 'swap' || did.type === 'keep') && did.seat === seat,
  );
  const log = frames[next]?.did;
  if (!due || !log) return null;
  const hand = state.hands[seat] ?? [];
  const pool = due.type === 'give' && due.from === 'dealt' ? take(hand, state.dealt[seat] ?? []).taken : hand;
  return { kind: 'trade', seat, state, due, pool, log: log as Action, next };
}
