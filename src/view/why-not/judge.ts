/**
 * Whether a player may lay these cards, and if not, why not. This brings the rules with it, so
 * a page loads it when a reader first asks.
 */
import type { SeenCard } from '../../cards/card.ts';
import { explainRefusal } from '../../explain/explain-refusal.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import type { Rich } from '../../explain/rich.ts';
import type { Frame, RoundSummary } from '../../replay/frame.ts';
import { stateAt } from '../../replay/state-at.ts';
import type { Action, Seat } from '../../rules/game.ts';
import { gameById } from '../../rules/games.ts';
import type { Source } from '../source/source.ts';

export interface Question {
  readonly head: Source['head'];
  readonly summary: RoundSummary;
  readonly frames: readonly Frame[];
  readonly index: number;
  readonly seat: Seat;
  /** The cards to lay: in the gap between two tricks for a revolution, else in the trick, where none is a pass. */
  readonly cards: readonly SeenCard[];
}

/** The reason against it as a sentence, or null when it is legal. */
export function whyNot(
  { head, summary, frames, index, seat, cards }: Question,
  words: Pick<Messages, 'refusals'>,
): Rich | null {
  const game = gameById(head.game);
  const state = stateAt(head.setup, summary, frames, index);
  if (!game || !state?.trick) return null;
  const type = state.trick.over ? 'revolt' : 'play';
  const action: Action = cards.length > 0 ? { type, seat, cards } : { type: 'pass', seat };
  const refusal = game.judge(state, action);
  if (!refusal) return null;
  const names = head.players.map(({ name }) => name);
  return explainRefusal(refusal, { names, actor: seat, top: state.trick?.plays.at(-1) ?? null }, words);
}
