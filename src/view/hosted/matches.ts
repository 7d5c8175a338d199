/** The recorded matches that the site is built from, each by the name of its file in `logs/`. Server only. */

import { parseText } from '../../log/text/parse.ts';
import { foldMatch } from '../../replay/fold.ts';
import type { Timeline } from '../../replay/frame.ts';
import { gameById } from '../../rules/games.ts';
import { factsOf } from '../source/facts.ts';
import { showRound } from '../source/show-round.ts';
import type { ShownRound, Source } from '../source/source.ts';

export interface HostedMatch {
  /** The part of an address that names it. */
  readonly name: string;
  /** The log as it stands in its file. */
  readonly text: string;
  readonly source: Omit<Source, 'round'> & { readonly round: (index: number) => ShownRound };
}

const FILES = import.meta.glob<string>('/logs/*.revlog', { query: '?raw', import: 'default', eager: true });

let made: readonly HostedMatch[] | null = null;

/** All of them, in the order of their names; folded once for all pages. */
export function hostedMatches(): readonly HostedMatch[] {
  made ??= Object.entries(FILES).map(([path, text]) => hostMatch(path.replace(/^.*\/|\.revlog$/g, ''), text));
  return made;
}

function hostMatch(name: string, text: string): HostedMatch {
  const { match, problems } = parseText(text);
  const timeline: Timeline = foldMatch(match, problems);
  const { game: gameId, setup, players, meta } = timeline;
  const game = gameById(gameId);
  if (!game) throw new Error(`logs/${name}.revlog is of no game that is known: ${gameId}.`);
  const rounds = timeline.rounds.map((round) => showRound(game, setup, round));
  return {
    name,
    text,
    source: {
      head: { game: gameId, setup, players, meta },
      facts: factsOf(game, setup),
      rounds: rounds.map(({ summary }) => summary),
      round: (index) => {
        const round = rounds[index];
        if (!round) throw new RangeError(`${name} has no round with the index ${index}.`);
        return round;
      },
    },
  };
}
