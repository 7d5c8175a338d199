/** What is the same in all rounds: the game with its options, and who plays; and what is wrong with that. */

import { JOKER } from '../cards/card.ts';
import { countFaces, type Hand } from '../cards/hand.ts';
import type { Match } from '../log/model.ts';
import { nearest } from '../log/nearest.ts';
import type { Problem } from '../log/problem.ts';
import { machineOf } from '../machine/machines.ts';
import type { Game, OptionSpec } from '../rules/game.ts';
import { GAMES, gameById, setupOf } from '../rules/games.ts';
import type { Table } from './fold/table.ts';
import type { MatchHead } from './frame.ts';
import { leavesPassesOut } from './passes-written.ts';
import { ProblemBook } from './problem-book.ts';

/** Some seconds of work in the worst of files; a file as people write them needs hundreds. */
const MOST_TRIALS = 300_000;

export interface Opening {
  readonly head: MatchHead;
  /** Null where nothing can be folded. */
  readonly table: Table | null;
  readonly problems: readonly Problem[];
}

/** Reads the head of a match. Without the game, or with too few or too many players, there is no table. */
export function openMatch(match: Match): Opening {
  const book = new ProblemBook();
  const game = gameById(match.rules.game);
  const setup = game
    ? setupOf(game, match.players.length, takeOptions(game, match, book))
    : { players: match.players.length, options: { ...match.rules.options } };
  const head: MatchHead = {
    game: match.rules.game,
    setup,
    players: match.players.map(({ id, name }) => ({ id, name })),
    meta: match.meta,
  };
  if (!game) blameGame(match, book);
  const seated = game !== null && judgePlayers(game, match, book);
  return { head, table: seated ? tableOf(game, match, setup) : null, problems: book.problems };
}

function tableOf(game: Game, match: Match, setup: Table['setup']): Table {
  const leavesOut = leavesPassesOut(match);
  return {
    game,
    machine: machineOf(game.id),
    setup,
    players: match.players,
    names: match.players.map(({ name }) => name),
    seats: new Map(match.players.map(({ id }, seat) => [id, seat])),
    passesOmitted: match.passesOmitted || leavesOut,
    unsaid: leavesOut ? { told: false } : null,
    largestSet: largestSetIn(game.pack(setup)),
    trials: { left: MOST_TRIALS },
  };
}

function largestSetIn(pack: Hand): number {
  const counts = countFaces(pack);
  const jokers = counts.get(JOKER) ?? 0;
  counts.delete(JOKER);
  return Math.max(0, ...counts.values()) + jokers;
}

function blameGame({ rules }: Match, book: ProblemBook): void {
  // A file that names no game has been told so where it was read.
  if (rules.game === '') return;
  const known = GAMES.map(({ id }) => id);
  book.report('game.unknown', rules.span, { game: rules.game, known, nearest: nearest(rules.game, known) });
}

function takeOptions(game: Game, { rules }: Match, book: ProblemBook): Record<string, string> {
  const taken: Record<string, string> = {};
  for (const [option, value] of Object.entries(rules.options)) {
    const spec = game.options.find(({ name }) => name === option);
    if (!spec) {
      const known = game.options.map(({ name }) => name);
      const facts = { option, game: game.id, known, nearest: nearest(option, known) };
      book.report('option.unknown', rules.span, facts);
    } else if (spec.values.includes(value)) taken[option] = value;
    else blameValue(spec, value, rules.span, book);
  }
  return taken;
}

function blameValue(
  { name, values }: OptionSpec,
  value: string,
  span: Match['rules']['span'],
  book: ProblemBook,
) {
  const used = values[0] ?? '';
  const facts = { option: name, value, allowed: values, used, nearest: nearest(value, values) };
  book.report('option.value', span, facts);
}

function judgePlayers({ seats }: Game, { players, rules }: Match, book: ProblemBook): boolean {
  const { min, max } = seats;
  if (players.length >= min && players.length <= max) return true;
  // That there are none at all has been told where the file was read.
  if (players.length > 0) {
    book.report('players.count', (players.at(-1) ?? rules).span, { players: players.length, min, max });
  }
  return false;
}
