/** From what a seat saw of a round to what it knows. */
import { faceOf } from '../../cards/card.ts';
import { type Hand, take } from '../../cards/hand.ts';
import type { Action, Game, Seat, Setup, Verdict } from '../../rules/game.ts';
import type { Counts } from '../kernel/position.ts';
import { countsOf, minus, plus } from '../positions/counts.ts';
import type { Ceiling, Knowledge, Quads, Table } from './knowledge.ts';
import { casesOpenTo, quadCases } from './quad-cases.ts';

const QUAD = 4;

/** What one seat has seen of a round. A bot's view is one. */
export interface Seen {
  readonly game: Game;
  readonly setup: Setup;
  readonly seat: Seat;
  readonly titles: readonly Seat[] | null;
  /** Its cards now. */
  readonly hand: Hand;
  readonly held: readonly number[];
  /** By seat, the cards that it has laid in this round, revolutions included. */
  readonly laid: readonly Hand[];
  /** The trades that the seat made or received, in their order. */
  readonly trades: readonly Action[];
  readonly verdict: Verdict | null;
}

/** What the seat knows in the tricks. Own cards that are not known by their faces count as none. */
export function knowledgeOf(seen: Seen, table: Table): Knowledge {
  const { game, setup, seat, titles, held } = seen;
  const faces = game.order(setup, 'normal');
  const count = (cards: Hand) => countsOf(cards, faces);
  const own = count(seen.hand);
  const laid = seen.laid.map(count);
  const gone = laid.reduce(plus, count([]));
  const sure = sureOf(seen).map(count);
  const swapped = count(swappedBy(seen));
  const known = [own, gone, swapped, ...sure].reduce(plus);
  return {
    game,
    setup,
    seat,
    titles,
    table,
    own,
    gone,
    held,
    sure,
    unseen: minus(count(game.pack(setup)), known),
    ceiling: ceilingOf(seen, sure, laid, count),
    quads: quadsOf(seen, plus(own, laid[seat] ?? []), laid),
  };
}

/** What the seat left in the talon itself (A23). */
function swappedBy({ trades, seat }: Seen): Hand {
  return trades.flatMap((trade) => (trade.type === 'swap' && trade.seat === seat ? trade.cards : []));
}

/** By seat, what it was given by this one and has not given back or laid since, told by suits where suits are known. */
function sureOf({ trades, laid, held, seat }: Seen): Hand[] {
  return held.map((_, other) => {
    let there: Hand = [];
    for (const trade of trades) {
      there = take([...there, ...gift(trade, seat, other)], gift(trade, other, seat)).left;
    }
    return take(there, laid[other] ?? []).left;
  });
}

/** The cards of a trade, where it is a gift of the one to the other. */
function gift(trade: Action, from: Seat, to: Seat): Hand {
  return trade.type === 'give' && trade.seat === from && trade.to === to ? trade.cards : [];
}

function ceilingOf(
  { trades, seat, titles }: Seen,
  sure: readonly Counts[],
  laid: readonly Counts[],
  count: (cards: Hand) => Counts,
): Ceiling | null {
  const placeOf = (other: Seat) => titles?.indexOf(other) ?? 0;
  const best = trades.find(
    (trade) => trade.type === 'give' && trade.to === seat && placeOf(trade.seat) > placeOf(seat),
  );
  if (best?.type !== 'give' || best.cards.some((card) => faceOf(card) === null)) return null;
  const given = count(best.cards);
  const face = given.findIndex((number) => number > 0);
  const mine = count(trades.flatMap((trade) => gift(trade, seat, best.seat)));
  const mineLaid = (mine[face] ?? 0) - (sure[best.seat]?.[face] ?? 0);
  const ownLaid = Math.max(0, (laid[best.seat]?.[face] ?? 0) - mineLaid);
  return { seat: best.seat, face, given: given[face] ?? 0, laid: ownLaid };
}

function quadsOf({ verdict, titles, seat }: Seen, after: Counts, laid: readonly Counts[]): Quads | null {
  if (!verdict || !titles) return null;
  const held = after.some((number) => number >= QUAD);
  const cases = casesOpenTo(seat, held, quadCases(verdict, titles));
  return cases.length > 0 ? { laid, cases } : null;
}
