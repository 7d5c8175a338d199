/** The review of a match as it comes together: keeps sums and the last rounds, and tells whoever listens. */
import type { Made } from '../../analysis/equity/model.ts';
import type { RoundReview } from '../../analysis/review/model.ts';
import type { Source } from '../source/source.ts';
import type { ReviewMaker } from './maker.ts';
import type { ReviewPhase, ReviewSource, ReviewState } from './review-source.ts';
import { RunningSums } from './running-sums.ts';

/** Rounds kept whole; a review of a few rounds stays whole altogether. */
const KEPT = 24;
/** Milliseconds between two notes of progress. */
const PACE = 200;

export class Reviews implements ReviewSource {
  readonly #source: Source;
  readonly #maker: ReviewMaker;
  readonly #sums: RunningSums;
  readonly #known = new Set<number>();
  readonly #held = new Map<number, RoundReview>();
  readonly #coming = new Set<number>();
  readonly #listeners = new Set<() => void>();
  #state: ReviewState;
  #stop: AbortController | null = null;
  #told = 0;

  constructor(source: Source, maker: ReviewMaker) {
    this.#source = source;
    this.#maker = maker;
    this.#sums = new RunningSums(source.head.players.length);
    this.#state = {
      phase: 'idle',
      makes: maker.makes,
      done: 0,
      of: source.rounds.length,
      made: null,
      players: this.#sums.players,
      ledger: null,
      mistakes: [],
    };
  }

  get state(): ReviewState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start = (first: number): void => {
    if (this.#state.phase === 'working' || this.#state.phase === 'done') return;
    const stop = new AbortController();
    this.#stop = stop;
    this.#show('working');
    const all = this.#source.rounds.map((_, index) => index);
    const wanted = [...all.slice(first), ...all.slice(0, first)].filter((index) => !this.#known.has(index));
    const events = {
      made: (made: Made) => this.#show('working', made),
      round: async (index: number, review: RoundReview) => {
        if (!stop.signal.aborted) await this.#take(index, review);
      },
    };
    this.#maker.bring(wanted, events, stop.signal).then(
      () => !stop.signal.aborted && this.#show('done'),
      () => !stop.signal.aborted && this.#show('failed'),
    );
  };

  cancel = (): void => {
    if (this.#state.phase !== 'working') return;
    this.#stop?.abort();
    this.#show('stopped');
  };

  round = (index: number): RoundReview | null => {
    const held = this.#held.get(index);
    if (held) return held;
    if (this.#known.has(index)) this.#recall(index);
    return null;
  };

  async #take(index: number, review: RoundReview): Promise<void> {
    const { frames } = await this.#source.round(index);
    this.#sums.add(index, review, frames);
    this.#known.add(index);
    this.#hold(index, review);
    if (Date.now() - this.#told >= PACE) this.#show(this.#state.phase);
  }

  #recall(index: number): void {
    if (this.#coming.has(index)) return;
    this.#coming.add(index);
    this.#maker.recall(index).then(
      (review) => {
        this.#coming.delete(index);
        if (!review) return;
        this.#hold(index, review);
        this.#show(this.#state.phase);
      },
      () => this.#coming.delete(index),
    );
  }

  #hold(index: number, review: RoundReview): void {
    this.#held.set(index, review);
    const [oldest] = this.#held.keys();
    if (this.#held.size > KEPT && oldest !== undefined) this.#held.delete(oldest);
  }

  #show(phase: ReviewPhase, made: Made | null = this.#state.made): void {
    this.#told = Date.now();
    const { players, ledger, mistakes } = this.#sums;
    this.#state = { ...this.#state, phase, made, done: this.#known.size, players, ledger, mistakes };
    for (const listener of this.#listeners) listener();
  }
}
