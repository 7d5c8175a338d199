/** What could have been: choosing another deed, the lines that come of it, and what becomes of them. */
import { type Part, type Rich, say } from '../../rich.ts';
import { fixed, signed, whole } from './figures.ts';
import * as words from './words.ts';

/** A deed that gives a line its name: cards as `8-8`, the receiver by name. */
export type Named =
  | { readonly type: 'play' | 'swap' | 'revolt'; readonly cards: string }
  | { readonly type: 'give'; readonly cards: string; readonly to: string }
  | { readonly type: 'pass' | 'keep' | 'clear' | 'computer' };

function nameOf(deed: Named): string {
  switch (deed.type) {
    case 'play':
      return `${deed.cards} instead`;
    case 'pass':
      return 'pass instead';
    case 'give':
      return `${deed.cards} to ${deed.to}`;
    case 'swap':
      return `${deed.cards} for the talon`;
    case 'keep':
      return 'talon left alone';
    case 'revolt':
      return `revolution ${deed.cards}`;
    case 'clear':
      return 'no revolution';
    case 'computer':
      return 'computer';
  }
}

export const whatIf = {
  title: 'What if …',
  close: 'Close what-if',
  failed: 'What-if cannot start: the log could not be loaded.',
  /** What can be chosen here. */
  offers: {
    moves: (who: Part): Rich => say`${who} could do this instead:`,
    /** At the end of a line. */
    turn: (who: Part): Rich => say`${who} is to move:`,
    only: (who: Part): Rich => say`${who} can do nothing else:`,
    give: (who: Part, to: Part, count: number): Rich => say`${who} to ${to}, ${words.cards(count)}:`,
    swap: (who: Part, count: number): Rich => say`${who} for the talon, ${words.cards(count)}:`,
    trades: 'The exchange could have gone another way:',
    gap: 'Between these two tricks there could be a revolution:',
    giveThese: 'Give instead',
    swapThese: 'Swap instead',
    keep: 'leave the talon',
    calm: 'none: the next trick',
    asItWent: 'as it went',
    nothing: 'There is nothing to choose at this moment. Step to one where somebody is to act.',
    unknown: 'Of this hand only the cards that the log knows can be played.',
    refused: 'The rules do not allow this here.',
  },
  line: {
    name: 'Name',
    rename: 'Rename',
    taken: 'There is such a line in this round already, or nothing is left of the name.',
    toEnd: 'To its end',
    remove: 'Delete this line',
    finish: 'Let the computer finish',
    unplayable: 'The computer can finish only where all hands are known.',
    undo: 'Undo',
  },
  lines: {
    title: 'Your lines in this round',
    copy: 'Copy link',
    save: 'Save log',
  },
  /** What has just been done, as one hears it. */
  done: {
    made: (name: string): string => `New line: ${name}.`,
    forced: (n: number): string => `${n} forced ${words.plural(n, 'step follows', 'steps follow')}.`,
    finished: 'The computer has played the round to its end.',
    undone: 'Undone.',
    renamed: (name: string): string => `The line is now called ${name}.`,
    removed: 'The line is deleted.',
    copied: 'The link is copied; it brings your lines along.',
    notCopied: 'The browser does not allow copying here. The link stands in the address bar.',
    saved: (file: string): string => `The log is saved as ${file}, your lines in it as variations.`,
    savedWithout: (file: string): string =>
      `The log is saved as ${file}, your lines in it as variations. What was faulty in it and could not be read is left out.`,
  },
  worth: {
    change: (who: Part, change: number, se: number): Rich =>
      say`${signed(change)} ± ${fixed(se)} expected points for ${who}, right after the choice`,
    by: (n: number, policy: string): string =>
      `${whole(n)} playouts of each way, all hands known, by the policy “${policy}”`,
    waiting: 'The computer is playing both ways out …',
    result: (who: Part, now: string, then: string): Rich =>
      say`At the end: ${now} for ${who} instead of ${then}`,
    resultSame: (who: Part, now: string): Rich => say`At the end: ${now} for ${who}, as it was`,
    resultAlone: (who: Part, now: string): Rich => say`At the end: ${now} for ${who}`,
  },
  link: {
    brought: (n: number): string =>
      `The link brings ${n} ${words.plural(n, 'line that was not played. It is found where it leaves', 'lines that were not played. They are found where they leave')}, and under “What if …”.`,
    unreadable: 'The link holds lines that cannot be read; the match is shown without them.',
    lost: (n: number): string =>
      `${n} ${words.plural(n, 'line', 'lines')} of the link ${words.plural(n, 'does', 'do')} not fit this match and ${words.plural(n, 'is', 'are')} left out.`,
  },
  nameOf,
};
