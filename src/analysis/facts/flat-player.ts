/**
 * Good players for what depends on play: each choice, plays and trades alike, is the one that comes to most on worlds dealt anew,
 * played out by the best policy of the kernel. It is what the bot `flat` does, on a table's own counts, and with fewer worlds.
 */
import type { Game, Seat, Setup } from '../../rules/game.ts';
import { tradeValues } from '../decisions/trade-values.ts';
import { NOISE } from '../equity/budget.ts';
import type { Tally } from '../exchange/fast-trades.ts';
import type { TradeDeed } from '../exchange/trade-deeds.ts';
import { tradeOptions } from '../exchange/trade-options.ts';
import type { Kernel, Move, PlayoutPolicy, State } from '../kernel/kernel.ts';
import { type Random, shuffleInPlace, streamsFrom } from '../random.ts';
import { knowledgeOfDealt } from './knowledge-of-dealt.ts';
import type { Titles } from './table.ts';

/** Worlds for a play, and for a trade. */
const WORLDS = 30;
const TRADE_WORLDS = 200;

export class FlatPlayer {
  private readonly game: Game;
  private readonly setup: Setup;
  private readonly kernel: Kernel;
  private readonly points: readonly number[];
  private readonly policy: PlayoutPolicy;
  private readonly world: State;
  private readonly trial: State;
  private readonly places: Uint8Array;
  private readonly streams = streamsFrom('');

  constructor(game: Game, setup: Setup, kernel: Kernel, points: readonly number[]) {
    this.game = game;
    this.setup = setup;
    this.kernel = kernel;
    this.points = points;
    this.policy = kernel.policies.at(-1) ?? 'random';
    this.world = new Int32Array(kernel.words);
    this.trial = new Int32Array(kernel.words);
    this.places = new Uint8Array(points.length);
  }

  /** Plays the state to its end, in place; `hands` by seat, and last the talon, as they are at its beginning. */
  play(state: State, hands: readonly Tally[], random: Random): void {
    const { kernel } = this;
    const held = hands.map((hand) => hand.slice());
    for (let seat = kernel.turn(state); seat >= 0; seat = kernel.turn(state)) {
      const moves = kernel.moves(state);
      const move = moves.length === 1 ? (moves[0] as Move) : this.best(state, held, seat, moves, random);
      const deed = kernel.deedOf(move);
      if (deed.type === 'play') take(held[seat] as Tally, kernel.faces.indexOf(deed.face), deed.naturals);
      kernel.apply(state, move);
    }
  }

  /** The gift or the swap of a seat's own choice, from its cards as dealt. */
  trade(seat: Seat, hands: readonly Tally[], titles: Titles, random: Random): TradeDeed | null {
    const { game, setup } = this;
    const knowledge = knowledgeOfDealt({ game, setup, hands }, seat, titles);
    const options = tradeOptions(knowledge);
    const seed = String(random.next());
    const budget = { worlds: TRADE_WORLDS, policy: this.policy, noise: NOISE, seed };
    const values = tradeValues(this.kernel, this.points, knowledge, options, budget);
    const [first] = values;
    return first ? values.reduce((most, value) => (value.mean > most.mean ? value : most), first).deed : null;
  }

  private best(
    state: State,
    held: readonly Tally[],
    seat: Seat,
    moves: readonly Move[],
    random: Random,
  ): Move {
    const { kernel, world, trial, places, points, streams } = this;
    const pool = held.flatMap((hand, other) => (other === seat ? [] : cardsOf(hand)));
    const sizes = held.map((hand) => hand.reduce((sum, count) => sum + count, 0));
    const sums = moves.map(() => 0);
    const first = random.next();
    for (let w = 0; w < WORLDS; w++) {
      shuffleInPlace(random, pool);
      world.set(state);
      let at = 0;
      for (let other = 0; other < points.length; other++) {
        if (other === seat) continue;
        const size = sizes[other] as number;
        kernel.deal(world, other, pool, at, at + size);
        at += size;
      }
      for (let i = 0; i < moves.length; i++) {
        trial.set(world);
        kernel.apply(trial, moves[i] as Move);
        streams.start((first + w) >>> 0);
        kernel.playout(trial, this.policy, NOISE, streams.random);
        kernel.places(trial, places);
        sums[i] = (sums[i] as number) + (points[places[seat] as number] as number);
      }
    }
    return moves[sums.indexOf(Math.max(...sums))] as Move;
  }
}

function take(hand: Tally, face: number, count: number): void {
  hand[face] = (hand[face] as number) - count;
}

function cardsOf(hand: Tally): number[] {
  return [...hand].flatMap((count, face) => Array.from({ length: count }, () => face));
}
