/**
 * A reader's lines in one match, and what they make of its rounds. What a reader does comes back as a command for the player; every
 * change can be taken back.
 */
import type { Match } from '../../log/model.ts';
import { printText } from '../../log/text/print.ts';
import { stateAt } from '../../replay/state-at.ts';
import { chooseDeed } from '../../replay/what-if/choose-deed.ts';
import type { Deed } from '../../replay/what-if/deed.ts';
import {
  type Edited,
  goOn,
  lineNamed,
  removeLine,
  renameLine,
  type Standpoint,
} from '../../replay/what-if/edit-lines.ts';
import { foldLines, type ReadMatch } from '../../replay/what-if/fold-lines.ts';
import { type LineEntry, type WhatIfLine, withLines } from '../../replay/what-if/line.ts';
import { printLines, readLines } from '../../replay/what-if/lines-in-link.ts';
import type { Game, RoundState, Seat } from '../../rules/game.ts';
import { gameById } from '../../rules/games.ts';
import { lineOf, type Position } from '../controller/position.ts';
import type { Command } from '../controller/state.ts';
import type { ShownRound, Source } from '../source/source.ts';

/** Where the reader stands, and in which round; it may have lines in it already. */
export interface Here {
  readonly round: ShownRound;
  readonly position: Position;
}

/** What shows the lines of a link, how many there are, and how many do not fit the match. */
export interface OpenedLink {
  readonly commands: readonly Command[];
  readonly brought: number;
  readonly lost: number;
}

interface Before {
  readonly lines: readonly WhatIfLine[];
  readonly position: Position;
}

export class WhatIfSession {
  readonly game: Game;
  readonly #read: ReadMatch;
  readonly #source: Source;
  readonly #ids: readonly string[];
  #lines: readonly WhatIfLine[] = [];
  #revision = 0;
  readonly #past: Before[] = [];
  /** Rounds as they are without lines, by index. */
  readonly #plain = new Map<number, ShownRound>();

  /** Throws where the game of the match is not known. */
  constructor(source: Source, read: ReadMatch) {
    const game = gameById(source.head.game);
    if (!game) throw new Error(`There is no game ${source.head.game}.`);
    this.game = game;
    this.#source = source;
    this.#read = read;
    this.#ids = source.head.players.map(({ id }) => id);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Whether the log holds errors, so that not all of it could be read. */
  get hasFaults(): boolean {
    return this.#read.problems.some(({ severity }) => severity === 'error');
  }

  /** The lines of a round, in the order in which they were made. */
  linesOf(round: number): readonly WhatIfLine[] {
    return this.#lines.filter((line) => line.round === round);
  }

  /** The reader's line that a branch is; null for what the log holds. */
  lineOf({ round, position }: Here): WhatIfLine | null {
    return lineNamed(this.#lines, round.summary.number, position.branch);
  }

  stateAt(here: Here): RoundState | null {
    const { frames, index } = standpointOf(here);
    return stateAt(this.#source.head.setup, here.round.summary, frames, index);
  }

  /**
   * Does something else, or goes along where it is done already; null where the rules forbid it. `name`: of a new line; `isSeen`: whose
   * hands the reader may know.
   */
  choose(here: Here, deed: Deed, name: string, isSeen: (seat: Seat) => boolean = () => true): Command | null {
    const state = this.stateAt(here);
    if (!state) return null;
    const { position } = here;
    const chooser = { ids: this.#ids, name, isSeen };
    const chosen = chooseDeed(this.game, state, standpointOf(here), this.#lines, deed, chooser);
    if (chosen?.type === 'along') return { type: 'jump', to: { ...position, frame: chosen.index } };
    if (chosen?.type === 'enter') {
      return { type: 'jump', to: { ...position, branch: chosen.branch, frame: position.frame + 1 } };
    }
    // A trade is shown as it is made; after a card is laid, what can be done next.
    return chosen && this.#change(here, chosen, state.trick ? Number.POSITIVE_INFINITY : position.frame + 1);
  }

  /** Goes on with more than one entry; null where they are not sound. `name`: of a new line. */
  goOn(here: Here, entries: readonly LineEntry[], name: string): Command | null {
    const edited = goOn(this.#lines, standpointOf(here), entries, name);
    return edited && this.#change(here, edited, Number.POSITIVE_INFINITY);
  }

  /** Null where the name is taken, or no name. */
  rename(here: Here, name: string): Command | null {
    const { branch, frame } = here.position;
    const edited = branch === null ? null : renameLine(this.#lines, here.round, branch, name);
    return edited && this.#change(here, edited, frame);
  }

  /** Takes the line on which the reader stands away, and him to where it left. */
  remove(here: Here): Command | null {
    const { round, position } = here;
    const line = this.lineOf(here);
    if (!line || position.branch === null) return null;
    const fork = lineOf(round, position.branch).fork - 1;
    const parent = /~(.*)$/s.exec(line.at)?.[1] ?? null;
    const lines = removeLine(this.#lines, round.summary.number, position.branch);
    return this.#change(here, { lines, branch: parent }, fork);
  }

  /** Takes the last change back. */
  undo(): Command[] {
    const before = this.#past.pop();
    if (!before) return [];
    const after = this.#lines;
    this.#lines = before.lines;
    return this.#revisions(after, before.position);
  }

  /** The lines as an option of the page's address. */
  get link(): string {
    return printLines(this.#lines, this.#ids);
  }

  /** The match with all lines in it. */
  get match(): Match {
    return withLines(this.#read.match, this.#lines);
  }

  /** The same as a log in the text form. */
  get log(): string {
    return printText(this.match);
  }

  /** Takes the lines of a link over; null where it is no such link. */
  async open(link: string, position: Position): Promise<OpenedLink | null> {
    if (link === this.link) return { commands: [], brought: 0, lost: 0 };
    const read = readLines(link, this.#ids);
    if (!read) return null;
    const numbers = new Set([...this.#lines, ...read.lines].map(({ round }) => round));
    let [kept, lost] = [read.lines, read.lost];
    for (const number of numbers) {
      const index = this.#source.rounds.findIndex((round) => round.number === number);
      const plain = index < 0 ? null : (this.#plain.get(index) ?? (await this.#source.round(index)));
      const lines = kept.filter((line) => line.round === number);
      const unsound = plain ? foldLines(this.#read, index, plain, lines).unsound : lines;
      kept = kept.filter((line) => !unsound.includes(line));
      lost += unsound.length;
      if (plain) this.#plain.set(index, plain);
    }
    const before = this.#lines;
    if (before.length > 0) this.#past.push({ lines: before, position });
    this.#lines = kept;
    return { commands: this.#revisions(before, position), brought: kept.length, lost };
  }

  /** Null, and nothing has changed, where a line does not come out sound. `frame`: where to go on the branch, or its end. */
  #change(
    here: Here,
    { lines, branch }: Omit<Edited, 'branch'> & { branch: string | null },
    frame: number,
  ): Command | null {
    const { round: index } = here.position;
    const plain = this.#plain.get(index) ?? here.round;
    const own = lines.filter((line) => line.round === plain.summary.number);
    const { round, unsound } = foldLines(this.#read, index, plain, own);
    if (unsound.length > 0) return null;
    this.#plain.set(index, plain);
    this.#past.push({ lines: this.#lines, position: here.position });
    this.#lines = lines;
    const last = lineOf(round, branch).frames.length - 1;
    return this.#revise(index, round, { round: index, branch, frame: Math.min(frame, last) });
  }

  #revise(index: number, round: ShownRound, to: Position): Command {
    this.#revision += 1;
    return { type: 'revise', index, round: { ...round, revision: this.#revision }, to };
  }

  /** What makes a player show the lines as they are now; `before`: those that it shows. */
  #revisions(before: readonly WhatIfLine[], to: Position): Command[] {
    return [...this.#plain].flatMap(([index, plain]): Command[] => {
      const lines = this.linesOf(plain.summary.number);
      const shown = before.filter((line) => line.round === plain.summary.number);
      if (lines.length === shown.length && lines.every((line, i) => line === shown[i])) return [];
      const { round } = foldLines(this.#read, index, plain, lines);
      return [this.#revise(index, round, to)];
    });
  }
}

function standpointOf({ round, position: { branch, frame } }: Here): Standpoint {
  return { round, branch, frames: lineOf(round, branch).frames, index: frame };
}
