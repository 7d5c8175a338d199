/** Everything that could be done at a moment, and a match at whose moments it can be tried. */
import { cardsOfChoice } from '../../src/analysis/choice-cards.ts';
import { type Random, shuffle } from '../../src/analysis/random.ts';
import type { Match } from '../../src/log/model.ts';
import { foldMatch } from '../../src/replay/fold.ts';
import type { Frame, RoundTimeline } from '../../src/replay/frame.ts';
import { stateAt } from '../../src/replay/state-at.ts';
import { chooseDeed } from '../../src/replay/what-if/choose-deed.ts';
import { type Deed, freeDues, isGapOpen } from '../../src/replay/what-if/deed.ts';
import type { Edited, Standpoint } from '../../src/replay/what-if/edit-lines.ts';
import { foldLines, type ReadMatch } from '../../src/replay/what-if/fold-lines.ts';
import type { WhatIfLine } from '../../src/replay/what-if/line.ts';
import type { Game, RoundState } from '../../src/rules/game.ts';
import { gameById, setupOf } from '../../src/rules/games.ts';

/** Every deed that a reader is offered: of each free trade one, with cards by chance. */
export function deedsAt(game: Game, state: RoundState, random: Random): Deed[] {
  if (!state.trick) {
    return freeDues(game, state).map((due): Deed => {
      const { seat, count } = due;
      if (due.type === 'swap') {
        return { type: 'swap', seat, cards: shuffle(random, state.hands[seat] ?? []).slice(0, count) };
      }
      const pool = (due.from === 'dealt' ? state.dealt : state.hands)[seat] ?? [];
      return { type: 'give', seat, to: due.to, cards: shuffle(random, pool).slice(0, count) };
    });
  }
  if (state.trick.over) {
    if (!isGapOpen(game, state)) return [];
    const revolts = state.hands.flatMap((hand, seat) =>
      game.revolts(state, seat).map((choice): Deed => {
        return { type: 'revolt', seat, cards: cardsOfChoice(hand, choice) };
      }),
    );
    return [{ type: 'clear' }, ...revolts];
  }
  const seat = state.turn ?? 0;
  return game.choices(state).map((choice): Deed => {
    if (choice.type === 'pass') return { type: 'pass', seat };
    return { type: 'play', seat, cards: cardsOfChoice(state.hands[seat] ?? [], choice) };
  });
}

/** One round of a match under a reader's hands: the round as folded, with its lines. */
export class Desk {
  readonly read: ReadMatch;
  readonly index: number;
  readonly game: Game;
  readonly ids: readonly string[];
  readonly plain: RoundTimeline;
  round: RoundTimeline;
  lines: readonly WhatIfLine[] = [];

  constructor(match: Match, index: number, problems: ReadMatch['problems'] = []) {
    this.read = { match, problems };
    this.index = index;
    const game = gameById(match.rules.game);
    const round = foldMatch(match, problems).rounds[index];
    if (!game || !round) throw new Error('no such round');
    this.game = game;
    this.plain = round;
    this.round = round;
    this.ids = match.players.map(({ id }) => id);
  }

  /** All frames of a line, from the deal on. */
  framesOf(branch: string | null): readonly Frame[] {
    const own = this.round.branches.find(({ name }) => name === branch);
    if (!own) return this.round.frames;
    const parent = own.from.includes('~') ? own.from.replace(/^[^~]*~/, '') : null;
    const before = this.framesOf(parent);
    return [...before.slice(0, before.findIndex(({ at }) => at === own.from) + 1), ...own.frames];
  }

  standpoint(branch: string | null, index: number): Standpoint {
    return { round: this.round, branch, frames: this.framesOf(branch), index };
  }

  stateAt({ frames, index }: Standpoint): RoundState {
    const { rules, players } = this.read.match;
    const setup = setupOf(this.game, players.length, rules.options);
    const state = stateAt(setup, this.round.summary, frames, index);
    if (!state) throw new Error('no such moment');
    return state;
  }

  choose(here: Standpoint, deed: Deed, name: string) {
    return chooseDeed(this.game, this.stateAt(here), here, this.lines, deed, {
      ids: this.ids,
      name,
      isSeen: () => true,
    });
  }

  /** Takes lines over; gives those that are unsound. */
  take({ lines }: Pick<Edited, 'lines'>): readonly WhatIfLine[] {
    const own = lines.filter(({ round }) => round === this.plain.summary.number);
    const { round, unsound } = foldLines(this.read, this.index, this.plain, own);
    this.round = round;
    this.lines = lines;
    return unsound;
  }
}
