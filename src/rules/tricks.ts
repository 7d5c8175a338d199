/** Laying and passing: how a trick changes, whatever may be laid in it. Shared by all games. */
import { type Hand, take } from '../cards/hand.ts';
import type { RoundState, Seat, Shape, Trick } from './game.ts';
import type { Refusal } from './refusal.ts';
import type { RuleId } from './rule-ids.ts';
import {
  holderFrom,
  holdsCards,
  mayStillAct,
  newTrick,
  nextLeader,
  nextTurn,
  passIsFinal,
  seatsAfter,
  stillIn,
} from './turns.ts';

/** Which rules stand behind the order of turns in a game. */
export interface TurnRules {
  readonly turn: RuleId;
  readonly out: RuleId;
  readonly pass: RuleId;
  readonly lead: RuleId;
}

/** Why it is not this seat's turn; null when it is. */
export function judgeTurn(state: RoundState, seat: Seat, rules: TurnRules): Refusal | null {
  if (seat === state.turn) return null;
  if (!holdsCards(state, seat)) return { code: 'play.out', rule: rules.out };
  if (passIsFinal(state.setup) && state.trick?.passed.includes(seat)) {
    return { code: 'play.passed', rule: rules.pass };
  }
  return { code: 'play.turn', rule: rules.turn, expected: state.turn };
}

/** Why a pass is not allowed; null when it is. */
export function judgePass(state: RoundState, seat: Seat, rules: TurnRules): Refusal | null {
  const turn = judgeTurn(state, seat, rules);
  if (turn) return turn;
  return state.trick?.plays.length === 0 ? { code: 'pass.leader', rule: rules.lead } : null;
}

/**
 * The position after cards were laid in the trick, as they are said to lie there; the hand loses those of them that it
 * holds. Out of turn, those who were skipped are taken to have passed.
 */
export function layCards(state: RoundState, seat: Seat, cards: Hand, shape: Shape): RoundState {
  const trick = skipTo(state, seat);
  const hands = state.hands.with(seat, take(state.hands[seat] ?? [], cards).left);
  const left: RoundState = { ...state, hands };
  const isOut = !holdsCards(left, seat) && !state.out.includes(seat);
  const next: RoundState = { ...left, out: isOut ? [...state.out, seat] : state.out };
  const plays = [...trick.plays, { seat, cards, shape }];
  return advance(next, { ...trick, plays, passed: passIsFinal(state.setup) ? trick.passed : [] }, seat);
}

/** The position after a pass. */
export function passTurn(state: RoundState, seat: Seat): RoundState {
  const trick = skipTo(state, seat);
  const passed = trick.passed.includes(seat) ? trick.passed : [...trick.passed, seat];
  return advance(state, { ...trick, passed }, seat);
}

/** Opens the first trick, for the one to lead; in a faulty deal that left him nothing, for the next who holds cards. */
export function openTricks(state: RoundState, leader: Seat): RoundState {
  return newTrick(state, 1, holderFrom(state, leader) ?? leader);
}

/** Opens the next trick. Its leader is by A11, A12, F8, F10. */
export function clearTrick(state: RoundState): RoundState {
  const { trick } = state;
  if (!trick) return state;
  const leader = nextLeader(state, trick);
  return leader === null ? state : newTrick(state, trick.number + 1, leader);
}

/** Whether only one (or nobody) holds cards: the round has ended (A13, F10). */
export function onlyOneLeft(state: RoundState): boolean {
  return stillIn(state) <= 1;
}

/** Seats by place: those who went out, in that order, then those who did not, by seat. */
export function placesOf(state: RoundState): Seat[] {
  const left = state.hands.map((_, seat) => seat).filter((seat) => !state.out.includes(seat));
  return [...state.out, ...left];
}

function advance(state: RoundState, trick: Trick, seat: Seat): RoundState {
  const turn = onlyOneLeft(state) ? null : nextTurn(state, trick, seat);
  return { ...state, turn, trick: { ...trick, over: turn === null } };
}

/** The trick as it stands when this seat acts, whoever should have: it leads where nothing lies, else the others passed. */
function skipTo(state: RoundState, seat: Seat): Trick {
  const { trick, turn } = state;
  if (!trick) return { number: 1, leader: seat, plays: [], passed: [], over: false };
  if (turn === null || turn === seat) return trick;
  if (trick.plays.length === 0) return { ...trick, leader: seat };
  const waiting = [turn, ...seatsAfter(turn, state.setup.players)];
  const skipped = waiting.slice(0, waiting.indexOf(seat)).filter((other) => mayStillAct(state, trick, other));
  return { ...trick, passed: [...trick.passed, ...skipped].filter((other) => other !== seat) };
}
