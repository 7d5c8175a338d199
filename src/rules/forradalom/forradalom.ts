/**
 * Forradalom, the game for any number of players: several packs, wild jokers, an exchange in turn, and a revolution that
 * anyone may make between two tricks. Rule ids F1 … F23.
 */
import { judgeHands } from '../deal.ts';
import { applyGive } from '../exchange.ts';
import type { Action, Deal, Game, RoundState, Seat, Setup } from '../game.ts';
import type { Refusal } from '../refusal.ts';
import { newRound } from '../round.ts';
import { FORRADALOM_RULES } from '../rule-ids.ts';
import { setOf } from '../sets.ts';
import { clearTrick, judgePass, layCards, onlyOneLeft, openTricks, passTurn, placesOf } from '../tricks.ts';
import { FORRADALOM_TURNS, orderOf, packOf, packsFor, revoltSize, SEATS } from './constants.ts';
import { forradalomDues, judgeGift } from './exchange.ts';
import { forradalomChoices, judgePlay } from './plays.ts';
import { applyRevolt, forradalomRevolts, judgeRevolt } from './revolt.ts';

/** F4: all cards are dealt; some hands may hold one more. */
function handSize(setup: Setup) {
  const each = packOf(setup).length / setup.players;
  return { min: Math.floor(each), max: Math.ceil(each), talon: 0 };
}

/** F19. */
function title(place: number, players: number): string {
  if (place === players) return 'slave';
  return ['king', 'primeMinister'][place - 1] ?? 'citizen';
}

/** F22: the slave of the game before deals. */
function dealer(_setup: Setup, titles: readonly Seat[] | null): Seat | null {
  return titles?.at(-1) ?? null;
}

/** F22: luck chooses the first leader; later the slave leads, or the king where the table has it so. */
function firstLeader(setup: Setup, dealt: Seat, titles: readonly Seat[] | null): Seat {
  const chosen = setup.options.leader === 'first' ? titles?.[0] : titles?.at(-1);
  return chosen ?? dealt;
}

function judgeDeal(setup: Setup, deal: Deal, titles: readonly Seat[] | null): Refusal[] {
  const faults = judgeHands(deal, packOf(setup), handSize(setup), { pack: 'F2', sizes: 'F4' });
  const expected = dealer(setup, titles);
  if (expected === null || expected === deal.dealer) return faults;
  return [{ code: 'deal.dealer', rule: 'F22', seat: deal.dealer, expected }, ...faults];
}

function judge(state: RoundState, action: Action): Refusal | null {
  switch (action.type) {
    case 'give':
      return judgeGift(state, action);
    case 'swap':
    case 'keep':
      return { code: 'swap.not-his', rule: 'F4', expected: null };
    case 'play':
      return judgePlay(state, action.seat, action.cards);
    case 'pass':
      return judgePass(state, action.seat, FORRADALOM_TURNS);
    case 'revolt':
      return judgeRevolt(state, action);
  }
}

function apply(state: RoundState, action: Action): RoundState {
  switch (action.type) {
    case 'give':
      return applyGive(state, action);
    case 'swap':
    case 'keep':
      return state;
    case 'play':
      return layCards(state, action.seat, action.cards, setOf(action.cards));
    case 'pass':
      return passTurn(state, action.seat);
    case 'revolt':
      return applyRevolt(state, action);
  }
}

export const forradalom: Game = {
  id: 'forradalom',
  seats: SEATS,
  options: [
    {
      name: 'decks',
      values: ['1', '2', '3', '4'],
      rule: 'F2',
      fallback: (players) => String(packsFor(players)),
    },
    { name: 'jokers', values: ['1', '2'], rule: 'F2' },
    { name: 'twos', values: ['low', 'high'], rule: 'F3' },
    { name: 'pass', values: ['turn', 'trick'], rule: 'F8' },
    { name: 'jokerInRevolution', values: ['true', 'false'], rule: 'F16' },
    { name: 'leader', values: ['last', 'first'], rule: 'F22' },
  ],
  ruleIds: FORRADALOM_RULES,
  pack: packOf,
  handSize,
  order: orderOf,
  title,
  // F23, so that they add to zero; halves where the number of players is even.
  points: (place, players) => (players + 1) / 2 - place,
  titledFirstRound: () => false,
  dealer,
  firstLeader,
  judgeDeal,
  deal: newRound,
  dues: forradalomDues,
  hasCheck: () => false,
  check: () => ({ state: 'none', by: [] }),
  settle: (state, verdict) => ({ ...state, verdict }),
  open: (state) => openTricks(state, firstLeader(state.setup, state.dealer, state.titles)),
  clear: clearTrick,
  judge,
  apply,
  choices: forradalomChoices,
  revoltSize,
  revolts: forradalomRevolts,
  roundOver: onlyOneLeft,
  ranking: placesOf,
};
