/** Names of players and other texts of a log as they are shown everywhere, and the colour that goes with a seat. */
import type { Seat } from '../../rules/game.ts';

/** Names longer than this are cut; style sheets cut what is too long for its place. */
const LONGEST = 120;

/** A name as it is shown everywhere: not endless, and steering no text around it. */
export function nameOf(name: string): string {
  return shownText(name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name);
}

/** A text of the log without the marks that turn the direction of writing; letters keep their own. */
export function shownText(text: string): string {
  return text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
}

/** The player's colour as the variable that the style sheet of the player reads. */
export function seatColor(seat: Seat): string {
  return `--c:var(--p${(seat % 16) + 1})`;
}
