/**
 * The work of the Worker, without the Worker: reads a text, folds one of its matches round by round, keeps
 * the rounds packed and hands them out. It looks up between pieces, so that it can be told to stop.
 */
import type { Parsed } from '../../log/parsed.ts';
import type { Problem } from '../../log/problem.ts';
import { toldOnce } from '../../log/told-once.ts';
import { foldRounds } from '../../replay/fold.ts';
import type { RoundTimeline } from '../../replay/frame.ts';
import { openMatch } from '../../replay/head.ts';
import type { Game } from '../../rules/game.ts';
import { gameById } from '../../rules/games.ts';
import { factsOf } from '../source/facts.ts';
import { type PackedShownRound, packShownRound } from '../source/pack-source.ts';
import { showRound } from '../source/show-round.ts';
import { placeProblems } from './place-problems.ts';
import type { FromWorker, PlacedProblem, ToWorker } from './protocol.ts';
import { readPieces } from './read-pieces.ts';

/** Milliseconds of work between two looks at what was said meanwhile. */
const STRETCH = 40;

export class Session {
  readonly #say: (message: FromWorker) => void;
  readonly #rest: () => Promise<void>;
  readonly #stretch: number;
  #matches: readonly Parsed[] = [];
  #rounds: PackedShownRound[] = [];
  /** Rises with every order to read or to stop: work under an older number ends. */
  #order = 0;
  #cancelled = false;
  #worked = 0;

  /** `rest` lets messages come in; it is awaited after every `stretch` milliseconds of work. */
  constructor(say: (message: FromWorker) => void, rest: () => Promise<void>, stretch = STRETCH) {
    this.#say = say;
    this.#rest = rest;
    this.#stretch = stretch;
  }

  async receive(message: ToWorker): Promise<void> {
    try {
      if (message.type === 'round') this.#hand(message.index);
      else if (message.type === 'cancel') this.#cancelled = true;
      else if (message.type === 'read') await this.#read(message.text, message.name);
      else await this.#fold(message.match, this.#begin());
    } catch {
      this.#say({ type: 'failed' });
    }
  }

  #begin(): number {
    this.#cancelled = false;
    this.#worked = Date.now();
    this.#order += 1;
    return this.#order;
  }

  async #read(text: string, name: string): Promise<void> {
    const order = this.#begin();
    const pieces = readPieces(text, name);
    for (let piece = pieces.next(); ; piece = pieces.next()) {
      if (piece.done) {
        this.#matches = piece.value;
        break;
      }
      const done = piece.value;
      if (!(await this.#mayGoOn(order, { type: 'progress', stage: 'reading', done, of: text.length }))) {
        if (order === this.#order) this.#say({ type: 'cancelled' });
        return;
      }
    }
    await this.#fold(0, order);
  }

  async #fold(index: number, order: number): Promise<void> {
    const parsed = this.#matches[index];
    if (!parsed) return;
    this.#rounds = [];
    const { head, problems: ofHead } = openMatch(parsed.match);
    const game = gameById(head.game);
    const found = new FoundProblems(parsed.problems, ofHead);
    const of = parsed.match.rounds.length;
    for (const round of game ? foldRounds(parsed.match, parsed.problems) : []) {
      this.#keep(game, head.setup, round);
      found.add(round);
      const done = this.#rounds.length;
      if (!(await this.#mayGoOn(order, { type: 'progress', stage: 'folding', done, of }))) break;
    }
    if (order !== this.#order) return;
    this.#say({
      type: 'folded',
      folded: {
        match: index,
        matches: this.#matches.length,
        head,
        facts: game && factsOf(game, head.setup),
        rounds: this.#rounds.map(({ round }) => round.summary),
        problems: found.inReadingOrder(),
        cancelled: this.#cancelled,
      },
    });
  }

  #keep(game: Game | null, setup: Parameters<typeof showRound>[1], round: RoundTimeline): void {
    if (game) this.#rounds.push(packShownRound(showRound(game, setup, round)));
  }

  #hand(index: number): void {
    const round = this.#rounds[index];
    if (round) this.#say({ type: 'round', index, round });
  }

  /** Reports and looks up now and then; false when the work is not wanted any longer. */
  async #mayGoOn(order: number, progress: FromWorker): Promise<boolean> {
    if (Date.now() - this.#worked >= this.#stretch) {
      this.#say(progress);
      await this.#rest();
      this.#worked = Date.now();
    }
    return order === this.#order && !this.#cancelled;
  }
}

/** All problems of a match: those of rounds with their places, the others without. */
class FoundProblems {
  readonly #placed: PlacedProblem[] = [];
  readonly #others: readonly Problem[];

  constructor(read: readonly Problem[], ofHead: readonly Problem[]) {
    this.#others = [...read, ...ofHead];
  }

  add(round: RoundTimeline): void {
    for (const placed of placeProblems(round)) this.#placed.push(placed);
  }

  inReadingOrder(): PlacedProblem[] {
    const known = new Set(this.#placed.map(({ problem }) => problem));
    const rest = this.#others.filter((problem) => !known.has(problem));
    const all = [...rest.map((problem) => ({ problem, at: null })), ...this.#placed];
    all.sort((a, b) => a.problem.span.start - b.problem.span.start);
    const told = toldOnce(all.map(({ problem }) => problem));
    return all.flatMap((placed) => {
      const problem = told.get(placed.problem);
      return problem ? [{ ...placed, problem }] : [];
    });
  }
}
