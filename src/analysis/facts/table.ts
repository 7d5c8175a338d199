/** A table at which rounds are dealt, traded and played out by the hundred thousand, on counts of cards and a kernel. */
import type { Direction, Game, Seat, Setup, Verdict } from '../../rules/game.ts';
import { pointsOf } from '../equity/points-of.ts';
import { duesOf } from '../exchange/dues-of.ts';
import { move, swapTalon } from '../exchange/exchange-worlds.ts';
import { type Picker, pickerFor, type Tally } from '../exchange/fast-trades.ts';
import { type Occasion, verdictOn } from '../exchange/opening.ts';
import type { TradeDeed } from '../exchange/trade-deeds.ts';
import { type Kernel, PLAYOUT_POLICIES, type PlayoutPolicy, type State } from '../kernel/kernel.ts';
import { kernelOf } from '../kernel/kernels.ts';
import { countsOf, indicesOf } from '../positions/counts.ts';
import { type Random, shuffleInPlace } from '../random.ts';
import { FlatPlayer } from './flat-player.ts';

/** Seats by place of the round before, best first. */
export type Titles = readonly Seat[];

/** Who sits at all places: a policy of the kernel, or good players, a thousand times slower. */
export const PLAYERS = [...PLAYOUT_POLICIES, 'flat'] as const;
export type Players = (typeof PLAYERS)[number];

export class Table {
  readonly game: Game;
  readonly setup: Setup;
  readonly kernel: Kernel;
  /** Points by place, best first. */
  readonly points: readonly number[];
  /** Hands by seat, and last the talon; changed in place. */
  readonly hands: readonly Tally[];
  private readonly policy: PlayoutPolicy;
  /** Null where a policy plays. */
  private readonly good: FlatPlayer | null;
  private readonly pack: Uint8Array;
  private readonly held: readonly number[];
  private readonly picker: Picker;
  private readonly picked: Tally;
  private readonly bases = new Map<string, State>();
  private readonly state: State;
  private readonly places: Uint8Array;
  private readonly cards: Uint8Array;

  /** A game whose hands are all of one size. Throws RangeError on one without a kernel, or without the policy. */
  constructor(game: Game, setup: Setup, who: Players) {
    const { players } = setup;
    const { min } = game.handSize(setup);
    this.game = game;
    this.setup = setup;
    this.kernel = kernelOf(setup, game.id);
    this.points = pointsOf(game, setup);
    this.good = who === 'flat' ? new FlatPlayer(game, setup, this.kernel, this.points) : null;
    this.policy = who === 'flat' ? 'random' : who;
    if (!this.kernel.policies.includes(this.policy)) throw new RangeError(`no policy ${who}`);
    const { faces } = this.kernel;
    const counts = countsOf(game.pack(setup), faces);
    this.pack = Uint8Array.from(indicesOf(counts));
    this.held = Array.from({ length: players }, () => min);
    this.hands = Array.from({ length: players + 1 }, () => new Uint8Array(faces.length));
    this.picker = pickerFor(faces.length, Math.max(...counts), players);
    this.picked = new Uint8Array(faces.length);
    this.state = new Int32Array(this.kernel.words);
    this.places = new Uint8Array(players);
    this.cards = new Uint8Array(min);
  }

  /** Shuffles and deals. */
  deal(random: Random): void {
    const { pack, hands } = this;
    shuffleInPlace(random, pack);
    let next = 0;
    hands.forEach((hand, seat) => {
      hand.fill(0);
      const size = this.held[seat] ?? pack.length - next;
      for (const end = next + size; next < end; next++) add(hand, pack[next] as number);
    });
  }

  /**
   * Makes the trades that titles ask for: forced gifts by the rules, the others as good players do where such are asked for, else as
   * sensible ones. `quick` asks no good players.
   */
  trade(titles: Titles, random: Random, { quick = false } = {}): void {
    const { hands, picker } = this;
    const good = quick ? null : this.good;
    const dealt = hands.map((hand) => hand.slice());
    for (const due of duesOf(this.game, this.setup, titles, this.held)) {
      const hand = (due.type === 'give' && due.from === 'dealt' ? dealt : hands)[due.seat] as Tally;
      if (due.type === 'swap') {
        if (good) this.pick(good.trade(due.seat, dealt, titles, random));
        else picker.swap(hand, due.count, this.picked);
        if (this.picked.some((count) => count > 0)) {
          swapTalon(hands[due.seat] as Tally, hands.at(-1) as Tally, this.picked);
        }
      } else {
        if (due.choice === 'best') picker.best(hand, due.count, this.picked);
        else if (good) this.pick(good.trade(due.seat, dealt, titles, random));
        else picker.cheapest(hand, due.count, this.picked);
        move(hands[due.seat] as Tally, hands[due.to] as Tally, this.picked);
      }
    }
  }

  /** What the check finds (A26, A27). */
  check(titles: Titles): Verdict {
    return verdictOn(this.occasion(titles), this.hands);
  }

  /** Who leads the first trick: by titles, or the dealer of a first round. */
  leader(titles: Titles | null, dealer: Seat): Seat {
    return this.game.firstLeader(this.setup, dealer, titles);
  }

  /** Plays the tricks to their end; the place of each seat, 0 for the first. The array is used again. */
  play(leader: Seat, direction: Direction, random: Random): Uint8Array {
    this.state.set(this.base(leader, direction));
    for (let seat = 0; seat < this.held.length; seat++) {
      const hand = this.hands[seat] as Tally;
      let size = 0;
      for (let face = 0; face < hand.length; face++) {
        for (let n = hand[face] as number; n > 0; n--) this.cards[size++] = face;
      }
      this.kernel.deal(this.state, seat, this.cards, 0, size);
    }
    if (this.good) this.good.play(this.state, this.hands, random);
    else this.kernel.playout(this.state, this.policy, 0, random);
    this.kernel.places(this.state, this.places);
    return this.places;
  }

  /** Seats by place of the round just played. */
  titles(): Titles {
    const seats: Seat[] = [];
    this.places.forEach((place, seat) => {
      seats[place] = seat;
    });
    return seats;
  }

  /** Puts a trade into `picked`. */
  private pick(deed: TradeDeed | null): void {
    this.picked.fill(0);
    if (!deed || deed.type === 'keep') return;
    for (const face of deed.faces) add(this.picked, this.kernel.faces.indexOf(face));
  }

  private occasion(titles: Titles): Occasion {
    return { game: this.game, setup: this.setup, titles, held: this.held };
  }

  private base(leader: Seat, direction: Direction): State {
    const name = `${leader}${direction}`;
    const known = this.bases.get(name);
    if (known) return known;
    const state = new Int32Array(this.kernel.words);
    const hands = this.held.map((_, seat) => [...(this.hands[seat] as Tally)]);
    const gone = this.kernel.faces.map(() => 0);
    this.kernel.load(
      { setup: this.setup, direction, hands, gone, top: null, passed: [], turn: leader, out: [] },
      state,
    );
    this.bases.set(name, state);
    return state;
  }
}

function add(hand: Tally, face: number): void {
  hand[face] = (hand[face] as number) + 1;
}
