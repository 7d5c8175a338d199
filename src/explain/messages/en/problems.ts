/** What is wrong in a file and what to do about it, in whole sentences. Words of the format stand in quotation marks. */
import type { Need } from '../../../log/problem-codes.ts';
import type { Phase } from '../../../replay/problem-codes.ts';
import type { Action } from '../../../rules/game.ts';
import type { ProblemSentences } from '../../problem-facts.ts';
import { type Rich, say } from '../../rich.ts';
import { lookUp } from '../names.ts';
import { quoteWith } from '../quote.ts';
import * as words from './words.ts';

const quote = quoteWith('“', '”');
const meant = (nearest: string) => (nearest === '' ? '' : ` Did you mean ${quote(nearest)}?`);
const names = (all: readonly string[]) => words.list(all).join('');
const choice = (all: readonly string[]) => words.listOr(all.map(quote)).join('');

const NEEDS: Readonly<Record<Need, string>> = {
  verb: 'what the player does, as in “plays” or “passes”',
  cards: 'the cards',
  player: 'a player',
  to: '“to” and the player who receives',
  by: '“by” and the players',
  number: 'a number',
  game: 'the name of a game',
  option: 'an option, as in “pass=trick”',
  moment: 'the moment it leaves from, as in “r2t3p1”',
  amounts: 'amounts, as in “ari=2”',
  state: '“none”, “declared by …” or “postponed by …”',
};

const JSON_PARTS = {
  value: 'a value',
  key: 'a key in quotation marks',
  colon: 'a colon',
  comma: 'a comma or a closing bracket',
  end: 'the end of the file',
  string: 'a string with its closing mark',
} as const;

const KINDS: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  nonempty: 'a text that is not empty',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
};

const kind = (of: string) => lookUp(KINDS, of) ?? of;

const PLACES = {
  round: 'in a round. Move it above the first round',
  variation: 'in a variation. Move it below the “end” of the variation',
} as const;

const ACTIONS: Readonly<Record<Action['type'], string>> = {
  give: 'gives cards',
  swap: 'takes the talon',
  keep: 'leaves the talon',
  play: 'plays',
  pass: 'passes',
  revolt: 'lays a revolution',
};

const PHASES: Readonly<Record<Phase, string>> = {
  exchanging: 'while the exchange is still going on',
  tricks: 'when the tricks have begun',
  over: 'after the round has ended',
  untitled: 'in a round in which nobody has a title',
};

/** The gap between two tricks is the place of a revolution. */
const when = (action: Action['type'], phase: Phase): string =>
  action === 'revolt' && phase === 'tricks' ? 'while a trick is going on' : PHASES[phase];

const STATES = {
  none: 'no revolution',
  declared: 'a revolution declared',
  postponed: 'one postponed',
} as const;
const CHECKS = { order: 'places', points: 'points', revolution: 'revolution' } as const;

const verdict = (state: keyof typeof STATES, by: readonly string[]) =>
  by.length === 0 ? STATES[state] : `${STATES[state]} by ${names(by)}`;

const sentences: ProblemSentences = {
  'syntax.empty': () => ['The file is empty. A log begins with “revolution-log 1”.'],
  'syntax.header': ({ found }) =>
    say`A log begins with “revolution-log 1”, not with ${quote(found)}. Put that line first.`,
  'syntax.version': ({ found, known }) =>
    say`Version ${quote(found)} of the format is not known here; write “revolution-log ${known}”.`,
  'syntax.statement': ({ found, nearest }) =>
    say`${quote(found)} is neither a statement nor a player of this match.${meant(nearest) || ' Correct the word, or put “#” before a comment.'}`,
  'syntax.place': ({ word, where }) => say`${quote(word)} may not stand ${PLACES[where]}, or take it out.`,
  'syntax.twice': ({ word, of }) =>
    say`${quote(word)} stands here a second time${of ? ` for ${quote(of)}` : ''}; the first one counts. Take one out.`,
  'syntax.missing': ({ word, needs }) => say`${quote(word)} lacks ${NEEDS[needs]}.`,
  'syntax.extra': ({ found, word }) =>
    say`Nothing may follow here in a statement ${quote(word)}, but ${quote(found)} does. A remark is set off by “ ;”, a comment by “ #”.`,
  'syntax.card': ({ found }) =>
    say`${quote(found)} is no card. Write the rank (2 … 9, T, J, Q, K, A) and the suit (d, h, c, s), as in “Td”; an unknown card is “??”.`,
  'syntax.player': ({ found, nearest, times = 1 }) =>
    say`No player has the id ${quote(found)}.${meant(nearest)} Players are declared before the first round.${times > 1 ? ` The file names this id ${times} times; it is told once.` : ''}`,
  'syntax.player-again': ({ player }) => say`${quote(player)} stands twice in this list. Take one out.`,
  'syntax.id': ({ found }) =>
    say`${quote(found)} cannot be an id: begin with a small letter (a–z) and go on with small letters, digits, “_” or “-”.`,
  'syntax.id-reserved': ({ found }) =>
    say`${quote(found)} is a word of the format and cannot be an id. Choose another.`,
  'syntax.option': ({ found }) =>
    say`${quote(found)} is no option. Write it as in “pass=trick”, without blanks.`,
  'syntax.number': ({ found, kind }) =>
    kind === 'round'
      ? say`${quote(found)} is no number of a round. Write a whole number from 1 on.`
      : say`${quote(found)} is no number of points. Write it as in “2”, “-1” or “0.5”.`,
  'syntax.amount': ({ found }) => say`${quote(found)} is no amount. Write player and number, as in “ari=2”.`,
  'syntax.round-number': ({ found, expected, taken }) =>
    say`Rounds are numbered without gaps: here ${expected} was due, not ${found}. It is read as round ${taken}.`,
  'syntax.round-missing': ({ word }) => say`${quote(word)} belongs to a round. Write “round 1” before it.`,
  'syntax.rules-missing': () => [
    'The file does not say which game is played. Write “rules anemaki” in its head.',
  ],
  'syntax.players-missing': () => [
    'The file names no players. Write a line “player id Name” for each, in the order of seats.',
  ],
  'syntax.word': ({ found, word, expected, nearest }) =>
    say`In ${quote(word)} the word here must be ${choice(expected)}, not ${quote(found)}.${meant(nearest)}`,
  'syntax.string': () => [
    'A text that begins with a quotation mark must end with one, and be written as in JSON: “\\"” for a mark inside it.',
  ],
  'syntax.moment': ({ found }) =>
    say`${quote(found)} is no moment of a match. Write it as in “r2t3p1”: round 2, trick 3, first play.`,
  'syntax.nesting': ({ limit }) =>
    say`Variations lie more than ${limit} deep in one another. Take the inner ones out.`,
  'syntax.unclosed': () => ['This variation is not closed. Write “end” after its last action.'],
  'syntax.end': () => ['This “end” closes nothing: no variation is open here. Take it out.'],
  'syntax.commentary': () => ['This remark belongs to no statement. Put it after one.'],
  'syntax.metadata': ({ found, nearest }) =>
    say`Nobody knows what ${quote(found)} says about a match; it is kept as it is.${meant(nearest)} Words of your own begin with “_”.`,
  'syntax.date': ({ found }) => say`${quote(found)} is no date as in “2026-11-29”; it is kept as it is.`,
  'syntax.control': ({ character }) =>
    say`There is a character here that does not show: ${character}. It is kept; take it out if it came by accident.`,
  'syntax.too-many': ({ limit }) =>
    say`There are more than ${limit} problems; the rest are not listed. Is this file a revolution log?`,
  'json.syntax': ({ expected }) => say`This is not valid JSON: ${JSON_PARTS[expected]} should stand here.`,
  'json.nesting': ({ limit }) => say`The JSON is nested more than ${limit} deep, which no log needs.`,
  'json.type': ({ key, expected, found }) =>
    say`${key === '' ? 'The whole' : quote(key)} must be ${words.listOr(expected.map(kind))}, not ${kind(found)}.`,
  'json.missing': ({ key }) => say`The key ${quote(key)} is missing here. Add it.`,
  'json.key': ({ key }) => say`The key ${quote(key)} means nothing here and is left out.`,
  'json.commentary': ({ key, nearest }) =>
    say`There is a remark on ${quote(key)}, but no such statement. It is left out.${meant(nearest)}`,

  'game.unknown': ({ game, known, nearest }) =>
    say`No game is called ${quote(game)}.${meant(nearest)} Write a game that is known here after “rules”: ${names(known)}.`,
  'option.unknown': ({ option, game, known, nearest }) =>
    say`The game ${quote(game)} has no option ${quote(option)}.${meant(nearest)} It has ${names(known)}: correct the option, or take it out.`,
  'option.value': ({ option, value, allowed, used, nearest }) =>
    say`The option ${quote(option)} cannot be ${quote(value)}, only ${choice(allowed)}.${meant(nearest)} It is read as ${quote(used)}.`,
  'players.count': ({ players, min, max }) =>
    say`The file names ${words.count(players)} ${words.plural(players, 'player', 'players')}; this game is for ${range(min, max)}. ${players < min ? 'Add a line “player id Name” for everybody who is missing.' : 'Take out the lines of those who did not play.'}`,
  'titles.missing': ({ round }) =>
    say`Round ${round} needs the places of the round before, which this file does not hold to its end. Write them as “titles”, best first.`,
  'titles.incomplete': ({ missing, twice }) =>
    missing.length > 0
      ? say`“titles” must name every player once; ${names(missing)} ${words.plural(missing.length, 'is', 'are')} missing. Put ${words.plural(missing.length, 'that player', 'those players')} in.`
      : say`“titles” must name every player once; ${names(twice)} ${words.plural(twice.length, 'stands', 'stand')} there twice. Take one out.`,
  'titles.differ': ({ written, found }) =>
    say`The places of the round before were ${names(found)}, not ${names(written)}. Correct “titles”, or the round before.`,
  'scores.differ': ({ player, written, found }) =>
    say`By the rounds before, ${player} has ${found} points here, not ${written}. Correct “scores”, or a round before.`,
  'dealer.assumed': ({ round, dealer }) =>
    say`Nobody is written as the dealer of round ${round}; ${dealer} is taken to deal. Write “dealer” to be sure.`,
  'exchange.missing': ({ player, to, count }) =>
    say`The tricks begin, but ${player} has not given ${to} ${words.cards(count)}. Write the gift before them, “??” for cards that nobody noted.`,
  'action.phase': ({ player, action, phase }) =>
    phase === 'untitled'
      ? say`Nobody has a title in this round, so nothing is exchanged. Take the line out.`
      : say`${player} ${ACTIONS[action]} ${when(action, phase)}. Move the line to where it happened, or take it out.`,
  'trick.open': ({ waiting }) =>
    say`A new trick begins, but in the one before ${names(waiting)} may still act. Write what they did, “passes” too; if the trick goes on, take this line out.`,
  'passes.unsaid': ({ waiting }) =>
    say`${names(waiting)} must have passed here, but this file never writes “passes”. If passes were not noted, add the line “recorded passes=omitted” to the head; the file is read as if it stood there.`,
  'round.unfinished': ({ round, holders }) =>
    say`Round ${round} stops while ${names(holders)} still hold cards. Write the missing plays; without them it has no places and no points.`,
  'round.over': ({ round, player }) =>
    say`Round ${round} is over, only one player holds cards, but ${player} goes on. Take the line out, or write “round ${round + 1}” before it.`,
  'check.order': ({ written, found }) =>
    say`By the plays the places are ${names(found)}, not ${names(written)}. Correct “order”, or a play.`,
  'check.points': ({ player, written, found }) =>
    say`By the plays ${player} has ${found} points in this round, not ${written}. Correct “points”, or a play.`,
  'check.revolution': ({ written, writtenBy, found, foundBy }) =>
    found === 'unheld'
      ? say`Nobody has a title in this round, so no revolution is looked for. Take the line out.`
      : say`By the hands there is ${verdict(found, foundBy)}, but this line says: ${verdict(written, writtenBy)}. Correct “revolution”, or the cards.`,
  'check.open': ({ check }) =>
    say`The ${CHECKS[check]} of this round cannot be checked: not enough of it is known. The line is kept.`,
  'variation.nowhere': ({ at }) =>
    say`This round has no moment ${quote(at)}, so the variation leaves from nowhere and is not shown. Write a moment that was played, as in “r2t3p1”.`,
};

function range(min: number, max: number): string {
  return min === max ? words.count(min) : `${words.count(min)} to ${words.count(max)}`;
}

export const problems = {
  severity: { error: 'error', warning: 'warning' },
  sentences,
  /** Follows the reason why an action was against the rules. */
  mayForce: 'If it happened all the same, end the line with “!”; otherwise correct it.',
  /** Of a line that the recorder marked so. */
  isForced: 'The “!” says that it happened all the same, and so it is taken over.',
  /** Of somebody who was skipped while a trick was going on. */
  mayPass: ({ player, id }: { player: string; id: string }): Rich =>
    say`If ${player} passed, write ${quote(`${id} passes`)} before this line.`,
  /** What to do about a deal that cannot be. */
  deal: {
    tooFew: 'Write the missing cards, “??” for each that nobody noted.',
    tooMany: 'Take out the cards that are too many.',
    twice: (first: string | null): Rich =>
      first === null
        ? ['Correct one of the two.']
        : say`It stands with ${first} first. Correct one of the two.`,
    foreign: 'Correct the card, or write “??”.',
    dealer: 'Correct “dealer”, or the places of the round before.',
  },
  unknown: ({ code }: { code: string }): Rich => say`Something is wrong here (${code}).`,
};
