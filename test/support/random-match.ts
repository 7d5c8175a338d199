/**
 * Plays random legal matches through the rules alone, from a seed, and yields what happened: the same
 * seed gives the same match. The events are those of the statechart, so that it can be held against the rules. Deals hold quads far more
 * often than luck would give them (of as many cards as a revolution takes), so that revolutions come up.
 */
import { pick, type Random, randomFrom, shuffle } from '../../src/analysis/random.ts';
import { type Card, faceOf, type SeenCard } from '../../src/cards/card.ts';
import { type Hand, take } from '../../src/cards/hand.ts';
import type { MatchEvent } from '../../src/machine/match.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import type {
  Action,
  Choice,
  Deal,
  Due,
  Game,
  RevoltChoice,
  RoundState,
  Seat,
  Setup,
} from '../../src/rules/game.ts';
import { setupOf } from '../../src/rules/games.ts';
import { bestCards } from '../../src/rules/order.ts';

/** No round comes near: far fewer plays empty all hands, and few passes lie between two plays. */
const MOST_STEPS = 10_000;

export interface MatchPlan {
  readonly seed: string | number;
  readonly rounds: number;
  readonly game: Game;
  readonly setup: Setup;
}

/** An event, and the round after it (after `deal`, the round that begins with it). */
export interface Step {
  readonly event: MatchEvent;
  readonly round: RoundState;
}

export interface RandomRound {
  /** Seats by place in the round before; null where nobody has a title. */
  readonly titles: readonly Seat[] | null;
  readonly deal: Deal;
  /** From the `deal` to the `clear` of the last trick. */
  readonly steps: readonly Step[];
  /** Seats by place, best first. */
  readonly order: readonly Seat[];
}

export interface RandomMatch {
  readonly plan: MatchPlan;
  /** Titles drawn by lot before the first round; null where the setup has none. */
  readonly titles: readonly Seat[] | null;
  readonly rounds: readonly RandomRound[];
}

/** Every setup of a game for a number of players: all combinations of its options' values. */
export function allSetups(game: Game, players: number): Setup[] {
  let all: Record<string, string>[] = [{}];
  for (const { name, values } of game.options) {
    all = all.flatMap((options) => values.map((value) => ({ ...options, [name]: value })));
  }
  return all.map((options) => setupOf(game, players, options));
}

/** A setup for every table size of a game; between them all values of all options come up, in mixed company. */
export function setupsBySize(game: Game): Setup[] {
  const { min, max } = game.seats;
  return Array.from({ length: max - min + 1 }, (_, i) => {
    const random = randomFrom(`setup ${i}`);
    const options = game.options.map(({ name, values }, k) => {
      return [name, values[(i + k + random.below(2)) % values.length] ?? ''] as const;
    });
    return setupOf(game, min + i, Object.fromEntries(options));
  });
}

export function randomMatch(plan: Partial<MatchPlan> & Pick<MatchPlan, 'seed'>): RandomMatch {
  const game = plan.game ?? anemaki;
  const full: MatchPlan = { rounds: 3, setup: setupOf(game, Math.min(game.seats.max, 5)), ...plan, game };
  const random = randomFrom(full.seed);
  const seats = Array.from({ length: full.setup.players }, (_, seat) => seat);
  const drawn = game.titledFirstRound(full.setup) ? shuffle(random, seats) : null;
  const rounds: RandomRound[] = [];
  while (rounds.length < full.rounds) {
    const titles = rounds.at(-1)?.order ?? drawn;
    const deal = randomDeal(random, full, titles);
    const steps = [...playRound(random, full, deal, titles)];
    const last = steps.at(-1)?.round;
    if (!last) throw new Error('a round without steps');
    rounds.push({ titles, deal, steps, order: game.ranking(last) });
  }
  return { plan: full, titles: drawn, rounds };
}

/** The events of a whole match as the statechart takes them, `nextRound` and `finish` included. */
export function eventsOf({ rounds }: RandomMatch): MatchEvent[] {
  return rounds.flatMap(({ steps }, i) => [
    ...steps.map(({ event }) => event),
    { type: i + 1 < rounds.length ? 'nextRound' : 'finish' },
  ]);
}

/** One of the mover's legal actions, each choice as likely as the others; suits by chance. */
function randomAction(random: Random, game: Game, state: RoundState): Action {
  const seat = state.turn ?? -1;
  return actionOf(random, state.hands[seat] ?? [], seat, pick(random, game.choices(state)));
}

/** A choice as an action of the seat, with suits by chance. */
export function actionOf(random: Random, hand: Hand, seat: Seat, choice: Choice | RevoltChoice): Action {
  if (choice.type === 'pass') return { type: 'pass', seat };
  const ofFace = shuffle(random, hand).filter((card) => faceOf(card) === choice.face);
  const jokers = hand.filter((card) => card === 'jo').slice(0, choice.jokers);
  return { type: choice.type, seat, cards: [...ofFace.slice(0, choice.naturals), ...jokers] };
}

/** In the gap after a trick: revolutions of any who could, each by the toss of a coin. */
function* revoltsIn(random: Random, game: Game, gap: RoundState): Generator<Action> {
  let round = gap;
  for (const seat of gap.hands.keys()) {
    const could = game.revolts(round, seat);
    if (could.length === 0 || random.below(2) === 0) continue;
    const action = actionOf(random, round.hands[seat] ?? [], seat, pick(random, could));
    round = game.apply(round, action);
    yield action;
  }
}

function* playRound(
  random: Random,
  { game, setup }: MatchPlan,
  deal: Deal,
  titles: readonly Seat[] | null,
): Generator<Step> {
  let round = game.deal(setup, deal, titles);
  yield { event: { type: 'deal', deal }, round };
  while (game.dues(round).length > 0) {
    const open = game.dues(round).filter((due) => due.type === 'swap' || !due.waits);
    const event = tradeFor(random, game, round, pick(random, open));
    round = game.apply(round, event);
    yield { event, round };
  }
  const verdict = game.hasCheck(round) ? game.check(round) : null;
  if (verdict) {
    round = game.settle(round, verdict);
    yield { event: { type: 'check' }, round };
  }
  round = game.open(round);
  for (let step = 0; !game.roundOver(round) || round.trick?.over; step++) {
    if (step > MOST_STEPS) throw new Error('a round that does not end');
    if (round.trick?.over) {
      for (const event of revoltsIn(random, game, round)) {
        round = game.apply(round, event);
        yield { event, round };
      }
      const isLast = game.roundOver(round);
      if (!isLast) round = game.clear(round);
      yield { event: { type: 'clear' }, round };
      if (isLast) return;
    }
    const event = randomAction(random, game, round);
    round = game.apply(round, event);
    yield { event, round };
  }
}

function tradeFor(random: Random, game: Game, round: RoundState, due: Due): Action {
  const { seat, count } = due;
  const hand = round.hands[seat] ?? [];
  if (due.type === 'swap') {
    if (random.below(2) === 0) return { type: 'keep', seat };
    return { type: 'swap', seat, cards: shuffle(random, hand).slice(0, count) };
  }
  const pool = shuffle(random, due.from === 'dealt' ? (round.dealt[seat] ?? []) : hand);
  const best = bestCards(game.order(round.setup, 'normal'), pool, count);
  return { type: 'give', seat, to: due.to, cards: due.choice === 'best' ? best : pool.slice(0, count) };
}

/** A deal that holds up to two sets of equal cards large enough for a revolution, beyond those of luck. */
export function randomDeal(random: Random, { game, setup }: MatchPlan, titles: readonly Seat[] | null): Deal {
  const { min, max, talon } = game.handSize(setup);
  const quads = random.below(3);
  let pack: SeenCard[] = shuffle(random, game.pack(setup));
  // Four of one pack, and one more for every further pack: what a revolution takes.
  const equal = pack.filter((card) => faceOf(card) === 'A').length / 4 + 3;
  const hands = Array.from({ length: setup.players }, (): SeenCard[] => []);
  for (const face of shuffle(random, game.order(setup, 'normal')).slice(0, quads)) {
    const quad = pack.filter((card) => faceOf(card) === face).slice(0, equal);
    const free = hands.filter((hand) => hand.length === 0);
    pick(random, free).push(...quad);
    pack = take(pack, quad).left;
  }
  for (let i = 0; pack.length > talon; i++) {
    const hand = hands[i % hands.length] as Card[];
    const mayHaveMore = hand.length < max && hands.every((other) => other.length >= min);
    if (hand.length < min || mayHaveMore) hand.push(pack.pop() as Card);
  }
  const dealer = game.dealer(setup, titles) ?? random.below(setup.players);
  return { dealer, hands: hands.map((hand) => shuffle(random, hand)), talon: pack };
}
