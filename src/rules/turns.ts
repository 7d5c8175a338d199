/** Whose turn it is: seats in order, passing, the end of a trick and who leads the next. Shared by all games. */
import type { RoundState, Seat, Setup, Trick } from './game.ts';

/** All seats in the order of turns, beginning with the one after `seat` and ending with it. */
export function seatsAfter(seat: Seat, players: number): Seat[] {
  return Array.from({ length: players }, (_, i) => (seat + 1 + i) % players);
}

/** Whether a seat still holds cards. */
export function holdsCards(state: RoundState, seat: Seat): boolean {
  return (state.hands[seat]?.length ?? 0) > 0;
}

/** How many seats still hold cards. */
export function stillIn(state: RoundState): number {
  return state.hands.filter((hand) => hand.length > 0).length;
}

/** Whether a pass keeps its player out until the trick ends (option `pass`: A10, F8). */
export function passIsFinal(setup: Setup): boolean {
  return setup.options.pass === 'trick';
}

/** Who may act next after `seat`, in the order of turns; null when nobody may. */
export function nextTurn(state: RoundState, trick: Trick, seat: Seat): Seat | null {
  return seatsAfter(seat, state.setup.players).find((other) => mayStillAct(state, trick, other)) ?? null;
}

/** Whether the seat holds cards, has not passed and did not lay the top. */
export function mayStillAct(state: RoundState, trick: Trick, seat: Seat): boolean {
  return holdsCards(state, seat) && !trick.passed.includes(seat) && trick.plays.at(-1)?.seat !== seat;
}

/** Who has the lead after the trick: the one who laid last, or the next in order who holds cards (A11, A12, F8, F10). */
export function nextLeader(state: RoundState, trick: Trick): Seat | null {
  return holderFrom(state, winnerOf(trick));
}

/** The seat itself if it holds cards, else the next in order that does; null when nobody holds any. */
export function holderFrom(state: RoundState, seat: Seat): Seat | null {
  if (holdsCards(state, seat)) return seat;
  return seatsAfter(seat, state.setup.players).find((other) => holdsCards(state, other)) ?? null;
}

/** Who laid last; where nothing was laid, the one who should have led. */
function winnerOf(trick: Trick): Seat {
  return trick.plays.at(-1)?.seat ?? trick.leader;
}

/** The position at the start of a trick, with this seat to lead. */
export function newTrick(state: RoundState, number: number, leader: Seat): RoundState {
  const trick: Trick = { number, leader, plays: [], passed: [], over: false };
  return { ...state, trick, turn: leader };
}
