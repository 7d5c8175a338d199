/** What any game asks of cards laid in a trick: the right turn, cards that are held, of one rank. Shared by all games. */
import type { Hand } from '../cards/hand.ts';
import type { RoundState, Seat } from './game.ts';
import { notHeld } from './held.ts';
import type { Refusal } from './refusal.ts';
import type { RuleId } from './rule-ids.ts';
import { ranksAmong } from './sets.ts';
import { judgeTurn, type TurnRules } from './tricks.ts';

/** Which rules stand behind leading and following in a game, and its pack. */
export interface LayRules {
  readonly lead: RuleId;
  readonly follow: RuleId;
  readonly turns: TurnRules;
  readonly pack: Hand;
}

/** Why the seat may lay no set of these cards, whatever lies on the table; null when it may. */
export function judgeLaid(state: RoundState, seat: Seat, cards: Hand, rules: LayRules): Refusal | null {
  const turn = judgeTurn(state, seat, rules.turns);
  if (turn) return turn;
  const rule = state.trick?.plays.length === 0 ? rules.lead : rules.follow;
  if (cards.length === 0) return { code: 'play.nothing', rule };
  const lacking = notHeld(state.hands[seat] ?? [], cards, rules.pack);
  if (lacking.length > 0) return { code: 'play.not-held', rule, cards: lacking };
  const faces = ranksAmong(cards);
  return faces.length > 1 ? { code: 'play.mixed', rule, faces } : null;
}
