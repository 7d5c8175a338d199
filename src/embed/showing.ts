/**
 * What an embed shows of a match, made ready in one language: moments with their sentences, as plain data. A hosted match
 * has its showing made when the site is built, so that a reader's browser only shows; of any other log it is made in the browser.
 */
import type { Language } from '../explain/messages/languages.ts';
import type { Rich } from '../explain/rich.ts';
import type { PackedSource } from '../view/source/pack-source.ts';

export interface Showing {
  /** The name of a hosted match; empty for any other log. */
  readonly name: string;
  readonly locale: Language;
  /** The match's own title, or the game's name. */
  readonly title: string;
  /** Address of the replay page, where all the rest can be seen; empty where there is none. */
  readonly page: string;
  /** Address of the page of the game's rules; a rule is found there by its id (`#A8`). */
  readonly rules: string;
  /** The titles by place. */
  readonly titles: readonly string[];
  readonly source: PackedSource;
  /** What each moment says with all hands open: by round as in `source`. */
  readonly said: readonly SaidRound[];
}

export interface SaidRound {
  /** By frame of the main line. */
  readonly main: readonly Said[];
  /** By name of the branch, and there by the branch's own frames. */
  readonly branches: Readonly<Record<string, readonly Said[]>>;
  /** What is wrong in the log, as the round's problems are numbered. */
  readonly problems: readonly Rich[];
}

export interface Said {
  readonly headline: Rich;
  readonly why: Rich;
  /** The headline as it is spoken, with cards in words. */
  readonly speech: string;
}

/** The charts of a match as markup that was drawn whole; `charts/present.ts` moves the present through it. */
export interface Drawings {
  /** By round as in the source: the round as a score, for much room and for little. */
  readonly score: readonly { readonly wide: string; readonly narrow: string }[];
  /** By round: strength over the plays. */
  readonly strength: readonly string[];
  /** Whose line is which, for the strength alone. */
  readonly legend: string;
  /** Titles over all rounds. */
  readonly titles: string;
}
