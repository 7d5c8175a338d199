/**
 * What must come of a state for it to matter to those who chose the way there: for some of the players, the worst place that
 * will do. The search of a state under a demand gives its true order, or says that the true order does not
 * meet the demand; never anything else. Where it may say so, with D the demand and j the one who chooses:
 *
 * - No move gives j as good a place as D asks for him.
 * - A move is of use to j only if it gives him a better place than the best one before it (tie-rule.ts), so it is searched under that demand
 *   alone, and is passed over where it does not meet it.
 * - The best move so far does not meet D. Then only a later one can, and it must give j a better place besides. Where no order does both,
 *   D is lost. The last move is searched under both together, and what does not meet them loses D.
 *
 * Passing D on below a move that is not the last would be wrong with more than two players: j might take that
 * move, or take it and then not take a later one, whatever its worth for others (R. Korf, "Multi-player alpha-beta pruning",
 * Artif. Intell. 48, 1991; for the last move N. Sturtevant, "Last-branch and speculative pruning algorithms for maxⁿ", IJCAI 2003).
 *
 * A demand is a number, four bits a player from the one to move on; 7 stands for any place.
 */
import { listOf, MOST } from './orders.ts';

export const NO_DEMAND = 0x77777;
const ANY = 7;
const FIELDS = 0xfffff;
const GUARD = 0x88888;
const ONES = 0x11111;
const STRIDE = 120;

/** The place of every player, as a demand has them; by number of players and order. */
const PLACES = new Int32Array((MOST + 1) * STRIDE);
for (let players = 1, orders = 1; players <= MOST; players++, orders *= players) {
  for (let order = 0; order < orders; order++) {
    PLACES[players * STRIDE + order] = listOf(players, order).reduce(
      (bits, player, place) => bits | (place << (4 * player)),
      0,
    );
  }
}

/** What a demand asks for the one to move. */
export function ownPart(demand: number): number {
  return demand & 15;
}

/** The demand with another part for a player. */
export function withPart(demand: number, player: number, place: number): number {
  return (demand & ~(15 << (4 * player))) | (place << (4 * player));
}

/** The demand with another part for the one to move. */
export function withOwn(demand: number, place: number): number {
  return (demand & ~15) | place;
}

/** The demand on all but the one to move. */
export function othersPart(demand: number): number {
  return demand | ANY;
}

export function isMet(demand: number, players: number, order: number): boolean {
  return (((demand | GUARD) - (PLACES[players * STRIDE + order] as number)) & GUARD) === GUARD;
}

/** Whether some order meets it: no more than k players need one of the first k places. */
export function canBeMet(demand: number): boolean {
  for (let k = 1; k < MOST; k++) {
    // A guard bit for every player who needs a place below k; one struck off for every place.
    let needy = ~((demand | GUARD) - k * ONES) & GUARD;
    for (let place = 0; place < k; place++) needy &= needy - 1;
    if (needy !== 0) return false;
  }
  return true;
}

/** The same demand, where number `by` of the players is the one to move. */
export function turnedDemand(demand: number, players: number, by: number): number {
  const cut = 4 * by;
  const wide = 4 * players;
  const theirs = (1 << wide) - 1;
  const own = demand & theirs;
  return (demand & ~theirs) | (own >> cut) | ((own << (wide - cut)) & theirs);
}

/** The demand on the others once the one to move is the next one out; −1 where one of them asked for that place. */
export function demandOnRest(demand: number): number {
  const rest = (demand >> 4) | (ANY << 16);
  const taken = ~((rest | GUARD) - ONES) & GUARD & FIELDS;
  if (taken !== 0) return -1;
  const any = rest & (rest >> 1) & (rest >> 2) & ONES;
  return rest - (ONES & ~any);
}
