/** Puts a position of Forradalom, or one hand, into a state. */

import { revoltSize } from '../../../rules/forradalom/constants.ts';
import type { State } from '../kernel.ts';
import type { Counts, Position } from '../position.ts';
import { openGap, openTrick } from './gap.ts';
import { addTo } from './hand.ts';
import {
  COPIES,
  copiesIn,
  FINAL,
  GONE,
  HOLDERS,
  handAt,
  JOKERS,
  LAST,
  ORDER,
  OUT,
  PACK_JOKERS,
  PASSED,
  PLAYERS,
  REVERSED,
  REVOLT,
  SIZE,
  STRIDE,
  strideOf,
  TOP,
  TURN,
  WILD,
} from './layout.ts';
import { endRound } from './turns.ts';

/** Throws RangeError where the position is none of the tricks: nobody to move, or more cards of a rank than there are. */
export function load(position: Position, state: State): void {
  const { hands, gone, direction, out } = position;
  state.fill(0);
  agree(position, state);
  state[REVERSED] = direction === 'reversed' ? 1 : 0;
  for (const [seat, counts] of hands.entries()) {
    loadHand(state, seat, counts);
    if (state[handAt(state, seat)] !== 0) state[HOLDERS] = (state[HOLDERS] as number) + 1;
  }
  for (const [face, count] of gone.entries()) state[GONE + rankIn(state, face)] = count;
  state[OUT] = out.length;
  for (const [place, seat] of out.entries()) state[ORDER + place] = seat;
  if ((state[HOLDERS] as number) <= 1) endRound(state);
  else loadTrick(position, state);
}

/** Gives a seat the cards `cards[from]` to `cards[to - 1]`, as indices of faces in normal order. */
export function deal(state: State, seat: number, cards: ArrayLike<number>, from: number, to: number): void {
  const at = handAt(state, seat);
  const held = state[at] !== 0;
  state.fill(0, at, at + (state[STRIDE] as number));
  for (let i = from; i < to; i++) addTo(state, at, rankIn(state, cards[i] as number));
  if (held !== to > from) state[HOLDERS] = (state[HOLDERS] as number) + (held ? -1 : 1);
}

function agree({ setup }: Position, state: State): void {
  const { players, options } = setup;
  state[PLAYERS] = players;
  state[STRIDE] = strideOf(setup);
  state[COPIES] = copiesIn(setup);
  state[PACK_JOKERS] = Number(options.jokers);
  state[REVOLT] = revoltSize(setup);
  state[WILD] = options.jokerInRevolution === 'false' ? 0 : 1;
  state[FINAL] = options.pass === 'trick' ? 1 : 0;
}

function loadHand(state: State, seat: number, counts: Counts): void {
  for (const [face, count] of counts.entries()) {
    const most = (face === JOKERS ? state[PACK_JOKERS] : state[COPIES]) as number;
    if (count > most) throw new RangeError(`more cards of a face than there are: ${count}`);
    for (let i = 0; i < count; i++) addTo(state, handAt(state, seat), rankIn(state, face));
  }
}

function loadTrick({ top, turn, passed, asked }: Position, state: State): void {
  const first = turn ?? top?.seat;
  if (first === undefined || (turn !== null && state[handAt(state, turn)] === 0)) {
    throw new RangeError('nobody is to move');
  }
  if (top === null) {
    openTrick(state, first);
    return;
  }
  state[TOP] = rankIn(state, top.face);
  state[SIZE] = top.size;
  state[LAST] = top.seat;
  if (state[FINAL] === 1) state[PASSED] = passed.reduce((bits, seat) => bits | (1 << seat), 0);
  if (turn === null) openGap(state, asked ?? -1);
  else state[TURN] = turn;
}

function rankIn(state: State, face: number): number {
  return face === JOKERS || state[REVERSED] === 0 ? face : JOKERS - 1 - face;
}
