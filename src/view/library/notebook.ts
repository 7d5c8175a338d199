/**
 * A log with what a reader writes into it: which statement a moment is told by, the note on it, and every change taken back again.
 *
 *     const notebook = new Notebook(text);
 *     notebook.write(0, 'r1t2p3', 'en', '!? brave');
 *     notebook.text;      // the log with `;en !? brave` beside the play
 *     notebook.undo();    // { round: 0, at: 'r1t2p3' }
 */
import type { Commentary, Match, Noted } from '../../log/model.ts';
import { parseText } from '../../log/text/parse.ts';
import { putRemark } from '../../log/text/put-remark.ts';
import { remarkedBy, spokenAt, statementsOf } from '../../replay/statements.ts';

/** A moment in the match: index of its round, and its address. */
export interface Place {
  readonly round: number;
  readonly at: string;
}

interface Change extends Place {
  /** The text before it. */
  readonly before: string;
  /** A further change of the same note joins it. */
  readonly open: boolean;
}

export class Notebook {
  #text: string;
  #match: Match;
  readonly #changes: Change[] = [];
  readonly #spoken = new Map<number, ReadonlyMap<string, readonly number[]>>();

  /** A log in its text form. */
  constructor(text: string) {
    this.#text = text;
    this.#match = parseText(text).match;
  }

  get text(): string {
    return this.#text;
  }

  get canUndo(): boolean {
    return this.#changes.length > 0;
  }

  /** Whether the log has a line that speaks at the moment. */
  has(place: Place): boolean {
    return this.#statement(place, '')?.span !== undefined;
  }

  /** The note on the moment in a language (empty: none), its lines parted by `\n`. */
  note(place: Place, language: string): string {
    return this.#statement(place, language)?.commentary?.[language] ?? '';
  }

  /** All that is remarked at the moment, as its frame has it. */
  remarks({ round, at }: Place): Commentary | null {
    return remarkedBy(this.#statements(round), this.#spokenIn(round).get(at) ?? []);
  }

  /** Puts a note in the place of the one that is there; an empty one takes it away. Nothing happens where there is no line for it. */
  write(place: Place, language: string, note: string): void {
    const span = this.#statement(place, language)?.span;
    const tidy = note
      .replaceAll('\r', '')
      .split('\n')
      .map((line) => line.trim())
      .join('\n')
      .trim();
    if (!span || tidy === this.note(place, language)) return;
    const last = this.#changes.at(-1);
    const joins = last?.open && last.round === place.round && last.at === place.at;
    if (!joins) this.#changes.push({ ...place, before: this.#text, open: true });
    this.#take(putRemark(this.#text, span, language, tidy));
  }

  /** Ends a change: what is written after it is taken back by itself. */
  seal(): void {
    const last = this.#changes.pop();
    if (last) this.#changes.push({ ...last, open: false });
  }

  /** Takes the last change back, and says where it was. */
  undo(): Place | null {
    const last = this.#changes.pop();
    if (!last) return null;
    this.#take(last.before);
    return { round: last.round, at: last.at };
  }

  #take(text: string): void {
    this.#text = text;
    this.#match = parseText(text).match;
  }

  /** Remarks do not change which statement speaks when. */
  #spokenIn(round: number): ReadonlyMap<string, readonly number[]> {
    const spoken = this.#spoken.get(round) ?? spokenAt(this.#match, round);
    this.#spoken.set(round, spoken);
    return spoken;
  }

  #statements(round: number): readonly Noted[] {
    const found = this.#match.rounds[round];
    return found ? statementsOf(found) : [];
  }

  /** The statement whose note is shown: one on which something is remarked in the language already, else the first. */
  #statement({ round, at }: Place, language: string): Noted | undefined {
    const all = this.#statements(round);
    const spoken = (this.#spokenIn(round).get(at) ?? []).flatMap((index) => all[index] ?? []);
    return spoken.find(({ commentary }) => commentary?.[language] !== undefined) ?? spoken[0];
  }
}
