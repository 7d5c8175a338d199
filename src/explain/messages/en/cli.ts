/** What the command says: help, usage errors, and the frame of its reports. */

import { facts } from './facts.ts';
import { render } from './render.ts';
import { tournament } from './tournament.ts';

const GENERAL = `epanastasi: recorded matches of card games of revolution

  epanastasi deal            play a seeded match between bots and write its log
  epanastasi check FILE…     look for problems in logs
  epanastasi replay FILE     print a match as text
  epanastasi render FILE     draw a moment, a round or a match as a picture or a piece of a post
  epanastasi review FILE     judge every decision of a match; luck and skill
  epanastasi puzzles FILE    find decisions with one clearly best choice
  epanastasi tournament      let bots play each other and tell how well each did
  epanastasi facts           measure what is known of the games once more
  epanastasi help [COMMAND]  this text, or all about one command
  epanastasi --version

--lang en|el|hu chooses the language; otherwise LC_ALL, LC_MESSAGES and LANG do.
FILE may be "-" for standard input.

Exit codes: 0 fine, 1 a log has errors, 2 wrong usage or a file that cannot be read or written.
`;

const DEAL = `epanastasi deal [options]: play a match between bots and write its log

  --game ID              the game (anemaki)
  --rounds N             how many rounds (1)
  --seed TEXT            where luck comes from; same seed, same match (1)
  --option NAME=VALUE    a rule option of the game; may be repeated
  --bots ID[,ID…]        one for all, or one a seat (sensible): from weak to strong random, greedy,
                         sensible, heuristic, linear, flat
  --players ID[=NAME],…  in seat order (the five of the expedition)
  --meta WORD=TEXT       a line for the head: event, date, place, note …; may be repeated
  --passes omitted       leave passes out, as many tables do
  --form text|json       the form of the log (text)
  -o, --output FILE      write there instead of to standard output
`;

const CHECK = `epanastasi check FILE… [--lang en|el|hu]: look for problems in logs

One line a problem: file:line:column: code: what is wrong and what to do.
Exits with 1 when a file has errors; warnings alone do not count.
`;

const REPLAY = `epanastasi replay FILE [options]: print a match as text, each step with its reason

  --at MOMENT      one moment alone, with its hands: r2 (a round's deal), r2t3p4 (an action), r2e …
  --lang en|el|hu  the language
`;

const REVIEW = `epanastasi review FILE [options]: judge every decision, split luck from skill

  --md | --html | --json  the form of the report: Markdown (unless said otherwise), one page, or data
  --player ID             the decisions of one player alone
  --anonymous             without names and title
  --worlds N              deals of the unseen cards for each choice (400)
  --playouts N            playouts for each position, all hands known (800)
  --policy ID             who plays them out: random, greedy, heuristic or linear (linear)
  --seed TEXT             where luck comes from; same seed, same numbers (review)
  -o, --output FILE       write there instead of to standard output
`;

const PUZZLES = `epanastasi puzzles FILE [options]: find the decisions with one clearly best choice

  --json  as data
  --worlds N, --playouts N, --policy ID, --seed TEXT  as for "review"
`;

export const cli = {
  help: {
    general: GENERAL,
    deal: DEAL,
    check: CHECK,
    replay: REPLAY,
    review: REVIEW,
    puzzles: PUZZLES,
    tournament: tournament.help,
    facts: facts.help,
    render: render.help,
  },
  tournament,
  facts,
  render,
  /** After a usage error. */
  seeHelp: (command: string): string => `Try "epanastasi help${command ? ` ${command}` : ''}".`,
  didYouMean: (word: string): string => `Did you mean "${word}"?`,
  unknownCommand: (found: string): string => `There is no command "${found}".`,
  unknownOption: (found: string): string => `There is no option "${found}" here.`,
  needsValue: (option: string): string => `The option "${option}" needs a value after it.`,
  takesNoValue: (option: string): string => `The option "${option}" takes no value.`,
  givenTwice: (option: string): string => `The option "${option}" stands there twice; once is enough.`,
  badValue: (option: string, found: string, allowed: readonly string[]): string =>
    `"${found}" is no value of "${option}"; there are: ${allowed.join(', ')}.`,
  badNumber: (option: string, found: string, least: number, most: number): string =>
    `"${option}" needs a whole number from ${least} to ${most}, not "${found}".`,
  badPair: (option: string, found: string): string =>
    `"${option}" needs a name and a value as NAME=VALUE, not "${found}".`,
  badPlayer: (found: string): string =>
    `"${found}" cannot name a player: small letters, digits, "_" and "-", each id once, and no word of the format.`,
  badMeta: (found: string): string => `"${found}" cannot open a line of the head.`,
  playerCount: (found: number, least: number, most: number): string =>
    `This game takes ${least === most ? least : `${least} to ${most}`} players, not ${found}.`,
  botCount: (found: number, players: number): string =>
    `"--bots" names ${found}: name one for all, or one for each of the ${players} players.`,
  unexpected: (found: string): string => `"${found}" is not expected here.`,
  noFile: 'Name a file, or "-" for standard input.',
  oneFile: 'Name one file only.',
  cannotRead: (file: string, reason: string): string => `"${file}" cannot be read: ${reason}.`,
  cannotWrite: (file: string, reason: string): string => `"${file}" cannot be written: ${reason}.`,
  noText: (file: string): string => `"${file}" is not a text in UTF-8, as a log is.`,
  /** Why a file cannot be read or written, by the system's codes. */
  reasons: {
    ENOENT: 'there is no such file or directory',
    ENOTDIR: 'a part of the path is no directory',
    EISDIR: 'it is a directory',
    EACCES: 'that is not permitted',
    EPERM: 'that is not permitted',
    EROFS: 'nothing can be written there',
    ENOSPC: 'there is no space left',
    EFBIG: 'it would be too large',
    EIO: 'the device failed',
  } as Readonly<Record<string, string>>,
  standardOutput: 'standard output',
  warning: 'warning',
  /** The last line of a check. */
  checked: (files: number, errors: number, warnings: number): string =>
    `${count(files, 'file')}: ${count(errors, 'error')}, ${count(warnings, 'warning')}`,
  noMoment: (found: string): string => `There is no moment "${found}" in this match.`,
  standardInput: 'standard input',
  ownInput: (file: string): string => `"${file}" is the log itself: write the report elsewhere.`,
  oneForm: (forms: readonly string[]): string => `Choose one form, not ${forms.join(' and ')}.`,
  oneMatch: 'A page holds one match; this file holds several. Use --md or --json.',
  gap: (points: string): string => `${points} points ahead of the second best`,
  untitled: 'A match without a name',
  pile: 'On the table',
  nobodyLaid: 'nothing yet',
  noCards: 'no cards',
  onTurn: 'to move',
  variation: (name: string): string => `Not played (${name}):`,
};

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
