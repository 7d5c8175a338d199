/**
 * Anemaki, the five-handed game: 32 cards, a talon, titles that trade cards before a round, and a
 * revolution that is checked after the exchange. Rule ids A1 … A29.
 */
import type { Face } from '../../cards/card.ts';
import { judgeHands } from '../deal.ts';
import { applyGive, judgeGive } from '../exchange.ts';
import type { Action, Deal, Direction, Game, RoundState, Seat, Setup } from '../game.ts';
import type { Refusal } from '../refusal.ts';
import { newRound } from '../round.ts';
import { ANEMAKI_RULES } from '../rule-ids.ts';
import { setOf } from '../sets.ts';
import { clearTrick, judgePass, layCards, onlyOneLeft, openTricks, passTurn, placesOf } from '../tricks.ts';
import { ANEMAKI_ORDER, ANEMAKI_PACK, ANEMAKI_TURNS } from './constants.ts';
import { anemakiDues, anemakiExchange, judgeSwap, swapTalon } from './exchange.ts';
import { anemakiChoices, judgePlay } from './plays.ts';
import { anemakiCheck } from './revolution.ts';

const PLAYERS = 5;
const TITLES = ['archon', 'yparchon', 'neutral', 'ypodoulos', 'doulos'];

/** Faces from weakest to strongest: A2, and A28 under a Revolution. */
function order(_setup: Setup, direction: Direction): Face[] {
  return direction === 'normal' ? [...ANEMAKI_ORDER] : [...ANEMAKI_ORDER].reverse();
}

function dealer(_setup: Setup, titles: readonly Seat[] | null): Seat | null {
  return titles?.at(-1) ?? null;
}

/** A4: the first dealer leads; A20: later the Doulos deals and leads. */
function firstLeader(setup: Setup, dealt: Seat, titles: readonly Seat[] | null): Seat {
  return dealer(setup, titles) ?? dealt;
}

function judgeDeal(setup: Setup, deal: Deal, titles: readonly Seat[] | null): Refusal[] {
  const faults = judgeHands(deal, ANEMAKI_PACK, handSize(), { pack: 'A2', sizes: 'A3' });
  const expected = dealer(setup, titles);
  if (expected === null || expected === deal.dealer) return faults;
  return [{ code: 'deal.dealer', rule: 'A20', seat: deal.dealer, expected }, ...faults];
}

function handSize() {
  return { min: 6, max: 6, talon: 2 };
}

function judge(state: RoundState, action: Action): Refusal | null {
  switch (action.type) {
    case 'give':
      return judgeGive(state, action, anemakiDues(state), anemakiExchange);
    case 'swap':
    case 'keep':
      return judgeSwap(state, action);
    case 'play':
      return judgePlay(state, action.seat, action.cards);
    case 'pass':
      return judgePass(state, action.seat, ANEMAKI_TURNS);
    case 'revolt':
      return { code: 'revolt.no-move', rule: 'A26' };
  }
}

function apply(state: RoundState, action: Action): RoundState {
  switch (action.type) {
    case 'give':
      return applyGive(state, action);
    case 'swap':
    case 'keep':
      return swapTalon(state, action);
    case 'play':
      return layCards(state, action.seat, action.cards, setOf(action.cards));
    case 'pass':
      return passTurn(state, action.seat);
    case 'revolt':
      return state;
  }
}

export const anemaki: Game = {
  id: 'anemaki',
  seats: { min: PLAYERS, max: PLAYERS },
  options: [
    { name: 'firstRound', values: ['untitled', 'drawn'], rule: 'A5' },
    { name: 'pass', values: ['turn', 'trick'], rule: 'A10' },
  ],
  ruleIds: ANEMAKI_RULES,
  pack: () => [...ANEMAKI_PACK],
  handSize,
  order,
  title: (place) => TITLES[place - 1] ?? '',
  // A14 … A18: +2 for the first, one less for each place after it.
  points: (place) => (PLAYERS + 1) / 2 - place,
  titledFirstRound: (setup) => setup.options.firstRound === 'drawn',
  dealer,
  firstLeader,
  judgeDeal,
  deal: newRound,
  dues: anemakiDues,
  hasCheck: (state) => state.titles !== null,
  check: anemakiCheck,
  settle: (state, verdict) => ({
    ...state,
    verdict,
    direction: verdict.state === 'declared' ? 'reversed' : 'normal',
  }),
  open: (state) => openTricks(state, firstLeader(state.setup, state.dealer, state.titles)),
  clear: clearTrick,
  judge,
  apply,
  choices: anemakiChoices,
  revoltSize: () => null,
  revolts: () => [],
  roundOver: onlyOneLeft,
  ranking: placesOf,
};
