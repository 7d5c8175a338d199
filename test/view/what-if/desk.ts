/** A match that is read from a log of the site, in a player, with a reader's session over it. */
import { readFileSync } from 'node:fs';
import { parseText } from '../../../src/log/text/parse.ts';
import { foldMatch } from '../../../src/replay/fold.ts';
import { gameById } from '../../../src/rules/games.ts';
import { Controller } from '../../../src/view/controller/controller.ts';
import { lineOf } from '../../../src/view/controller/position.ts';
import { FIRST_STATE } from '../../../src/view/controller/state.ts';
import { factsOf } from '../../../src/view/source/facts.ts';
import { showRound } from '../../../src/view/source/show-round.ts';
import type { ShownRound, Source } from '../../../src/view/source/source.ts';
import { type Here, WhatIfSession } from '../../../src/view/what-if/session.ts';

function textOf(name: string): string {
  return readFileSync(new URL(`../../../logs/${name}.revlog`, import.meta.url), 'utf8');
}

interface ReadSource extends Omit<Source, 'round'> {
  readonly round: (index: number) => ShownRound;
}

function sourceOf(text: string): ReadSource {
  const { match, problems } = parseText(text);
  const timeline = foldMatch(match, problems);
  const game = gameById(timeline.game);
  if (!game) throw new Error('no such game');
  const rounds = timeline.rounds.map((round) => showRound(game, timeline.setup, round));
  return {
    head: timeline,
    facts: factsOf(game, timeline.setup),
    rounds: rounds.map(({ summary }) => summary),
    round: (index) => rounds[index] as ShownRound,
  };
}

export class PlayerWithSession {
  readonly source: ReadSource;
  readonly controller: Controller;
  readonly session: WhatIfSession;

  constructor(name: string) {
    const text = textOf(name);
    this.source = sourceOf(text);
    this.controller = new Controller(this.source, FIRST_STATE, this.source.round(0));
    this.session = new WhatIfSession(this.source, parseText(text));
  }

  go(at: string): void {
    this.controller.send({ type: 'go', at });
  }

  get here(): Here {
    const { round, state } = this.controller.snapshot;
    return { round, position: state.position };
  }

  get at(): string | undefined {
    const { round, position } = this.here;
    return lineOf(round, position.branch).frames[position.frame]?.at;
  }

  get branches(): string[] {
    return this.here.round.branches.map(({ name }) => name);
  }
}
