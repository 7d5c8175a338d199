/** Rounds of Anemaki at the moment a test is about, written shortly. */
import type { SeenCard } from '../../src/cards/card.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import type { Action, Deal, Direction, RoundState, Seat } from '../../src/rules/game.ts';
import { setupOf } from '../../src/rules/games.ts';
import { cards } from './cards.ts';

export const [ARI, PHYSO, JANIET, ASTER, RHYS] = [0, 1, 2, 3, 4] as const;
/** Titles by seat order: Ari is Archon, Rhys is Doulos. */
export const BY_SEAT: readonly Seat[] = [ARI, PHYSO, JANIET, ASTER, RHYS];

/** A deal in which nobody holds more than two of a kind. */
export const PLAIN_HANDS = [
  '7d 9h Th Jc Qs Ad',
  '7h 7s 8d Jd Kc Kh',
  '8c 8h 9s Qd Qh As',
  '7c 9d Tc Jh Ks Ac',
  '8s 9c Td Js Kd Ah',
] as const;
const PLAIN_TALON = 'Ts Qc';

interface RoundPlan {
  readonly hands?: readonly string[];
  readonly talon?: string;
  readonly dealer?: Seat;
  readonly titles?: readonly Seat[] | null;
  readonly options?: Readonly<Record<string, string>>;
}

export function dealOf({ hands = PLAIN_HANDS, talon = PLAIN_TALON, dealer = RHYS }: RoundPlan = {}): Deal {
  return { dealer, hands: hands.map(cards), talon: cards(talon) };
}

/** A round right after its deal, with titles by seat order unless it says otherwise. */
export function dealtRound(plan: RoundPlan = {}): RoundState {
  const { titles = BY_SEAT, options = {} } = plan;
  return anemaki.deal(setupOf(anemaki, 5, options), dealOf(plan), titles);
}

/** A first trick about to be led by a seat, without an exchange before it. Hands may be of any size. */
export function tricks(plan: RoundPlan & { leader?: Seat; direction?: Direction } = {}): RoundState {
  const { leader = ARI, direction = 'normal' } = plan;
  const round = dealtRound({ ...plan, titles: null, dealer: leader });
  return { ...anemaki.open(round), direction };
}

/** Applies moves that must all be legal: `[ARI, '7d']` lays, `[PHYSO]` passes. */
export function play(state: RoundState, ...moves: readonly (readonly [Seat, string?])[]): RoundState {
  return moves.reduce((before, [seat, text]) => {
    const action = text === undefined ? pass(seat) : lay(seat, text);
    const refusal = anemaki.judge(before, action);
    if (refusal) throw new Error(`${seat} ${text ?? 'passes'}: ${JSON.stringify(refusal)}`);
    return anemaki.apply(before, action);
  }, state);
}

export const lay = (seat: Seat, text: string): Action => ({ type: 'play', seat, cards: cards(text) });
export const pass = (seat: Seat): Action => ({ type: 'pass', seat });
export const give = (seat: Seat, text: string, to: Seat): Action => ({
  type: 'give',
  seat,
  to,
  cards: cards(text),
});
export const swap = (seat: Seat, text: string): Action => ({ type: 'swap', seat, cards: cards(text) });

/** All cards in hands and talon, as sorted text: equal before and after whatever conserves cards. */
export function cardsInPlay({ hands, talon }: Pick<RoundState, 'hands' | 'talon'>): SeenCard[] {
  return [...hands.flat(), ...talon].sort();
}
