/**
 * The headless player: a state, commands that change it, and who wants to know. It fetches rounds
 * as commands need them; a command given meanwhile takes the place of one that still waits.
 */
import type { ShownRound, Source } from '../source/source.ts';
import type { Book } from './moves.ts';
import { type Command, reduce, type State } from './state.ts';

/** A state together with the round it stands in. */
export interface Snapshot {
  readonly state: State;
  readonly round: ShownRound;
  /** A round is on its way. */
  readonly waiting: boolean;
}

/** Rounds kept at hand besides the one shown; a hosted match keeps its own. */
const KEPT = 8;

export class Controller {
  readonly source: Source;
  readonly #book: Book;
  #snapshot: Snapshot;
  #asked = 0;
  readonly #held = new Map<number, ShownRound>();
  /** Rounds with lines of the reader's own, in place of those of the source. */
  readonly #revised = new Map<number, ShownRound>();
  readonly #listeners = new Set<() => void>();

  /** `round` must be the one that `state` stands in. */
  constructor(source: Source, state: State, round: ShownRound) {
    this.source = source;
    this.#book = { rounds: source.rounds, round: (index) => this.#at(index) ?? null };
    this.#held.set(state.position.round, round);
    this.#snapshot = { state, round, waiting: false };
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  /** Calls back after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Carries a command out; at once when its rounds are at hand, and then no promise is waited for. */
  send(command: Command): void {
    if (typeof command === 'object' && command.type === 'revise')
      this.#revised.set(command.index, command.round);
    this.#asked += 1;
    this.#run(command, this.#asked);
  }

  #run(command: Command, turn: number): void {
    for (;;) {
      const result = reduce(this.#snapshot.state, command, this.#book, this.source.head.players.length);
      const need = 'need' in result ? result.need : result.position.round;
      const round = this.#at(need) ?? this.source.round(need);
      if (round instanceof Promise) {
        this.#await(round, need, command, turn);
        return;
      }
      this.#held.set(need, round);
      if (!('need' in result)) {
        this.#show({ state: result, round, waiting: false });
        return;
      }
    }
  }

  #at(index: number): ShownRound | undefined {
    return this.#revised.get(index) ?? this.#held.get(index);
  }

  #await(coming: Promise<ShownRound>, index: number, command: Command, turn: number): void {
    this.#show({ ...this.#snapshot, waiting: true });
    coming.then(
      (round) => {
        this.#held.set(index, round);
        if (turn === this.#asked) this.#run(command, turn);
      },
      () => {
        if (turn === this.#asked) this.#show({ ...this.#snapshot, waiting: false });
      },
    );
  }

  /** Lets go of rounds, but never while a command still looks through them. */
  #forget(): void {
    for (const index of [...this.#held.keys()].slice(0, -KEPT)) {
      if (index !== this.#snapshot.state.position.round) this.#held.delete(index);
    }
  }

  #show(snapshot: Snapshot): void {
    this.#snapshot = snapshot;
    if (!snapshot.waiting) this.#forget();
    for (const listener of this.#listeners) listener();
  }
}
