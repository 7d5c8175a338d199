/**
 * The problems that only the rules can find in a log, by code, each with the facts of its sentence. A
 * refusal of the rules is a problem as well, under its own code (see `refusal-facts.ts`). The set is closed: `explain` has
 * a sentence for every code, or it does not compile.
 *
 * Facts are plain data. Players are names as shown, cards are canonical cards, `nearest` is the known word closest to what was written, or empty.
 */
import type { Action } from '../rules/game.ts';

type Names = readonly string[];
type State = 'none' | 'declared' | 'postponed';

/** What a round is busy with when an action comes at the wrong time; `untitled`: a trade in a round without titles, which has no exchange. */
export type Phase = 'exchanging' | 'tricks' | 'over' | 'untitled';

/** What was found of a revolution; `unheld`: nobody has a title, and so none is looked for. */
export type Found = State | 'unheld';

export type ReplayFacts = {
  /** No such game; nothing can be replayed. */
  'game.unknown': { readonly game: string; readonly known: Names; readonly nearest: string };
  'option.unknown': {
    readonly option: string;
    readonly game: string;
    readonly known: Names;
    readonly nearest: string;
  };
  /** The game has the option, but not this value; `used` is the one taken instead. */
  'option.value': {
    readonly option: string;
    readonly value: string;
    readonly allowed: Names;
    readonly used: string;
    readonly nearest: string;
  };
  'players.count': { readonly players: number; readonly min: number; readonly max: number };
  /** A round needs the places of the round before, and the file neither holds that round to its end nor says `titles`. */
  'titles.missing': { readonly round: number };
  /** `titles` does not name every player once. */
  'titles.incomplete': { readonly missing: Names; readonly twice: Names };
  /** `titles` disagrees with the round before. */
  'titles.differ': { readonly written: Names; readonly found: Names };
  'scores.differ': { readonly player: string; readonly written: number; readonly found: number };
  /** Nobody wrote who dealt, and luck decides it in this round; the reader took this player. */
  'dealer.assumed': { readonly round: number; readonly dealer: string };
  /** The tricks began before a trade of the exchange was made. */
  'exchange.missing': { readonly player: string; readonly to: string; readonly count: number };
  /** An action that the phase of the round has no place for. */
  'action.phase': { readonly player: string; readonly action: Action['type']; readonly phase: Phase };
  /** `trick` though the trick before has not ended: these players may still act in it. */
  'trick.open': { readonly waiting: Names };
  /** These must have passed, and the log holds no pass at all, nor says that it leaves them out. Told once a file. */
  'passes.unsaid': { readonly waiting: Names };
  /** The round stops while more than one player holds cards, and something follows it. */
  'round.unfinished': { readonly round: number; readonly holders: Names };
  /** An action after the last card that matters. */
  'round.over': { readonly round: number; readonly player: string };
  'check.order': { readonly written: Names; readonly found: Names };
  'check.points': { readonly player: string; readonly written: number; readonly found: number };
  'check.revolution': {
    readonly written: State;
    readonly writtenBy: Names;
    readonly found: Found;
    readonly foundBy: Names;
  };
  /** A check that cannot be held against anything, since the round did not come that far or cards are unknown. */
  'check.open': { readonly check: 'order' | 'points' | 'revolution' };
  /** A variation leaves from a moment that the round does not have. */
  'variation.nowhere': { readonly at: string };
};

export type ReplayProblemCode = keyof ReplayFacts;
