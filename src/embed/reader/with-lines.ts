/** Adds the lines of a link (the option `whatif`) to a showing: they become branches like any other, with their sentences. */

import { foldLines } from '../../replay/what-if/fold-lines.ts';
import type { WhatIfLine } from '../../replay/what-if/line.ts';
import { readLines } from '../../replay/what-if/lines-in-link.ts';
import { packShownRound, unpackSource } from '../../view/source/pack-source.ts';
import { saidOf, type WholeSource } from '../make/make-showing.ts';
import type { Showing } from '../showing.ts';
import type { Teller } from '../teller/teller.ts';
import { matchWithRound } from './match-of-source.ts';

/** Lines that cannot be read, or that the match does not allow, are left out. */
export function withLines(showing: Showing, whatif: string, teller: Teller): Showing {
  const source = unpackSource(showing.source) as WholeSource;
  const lines =
    readLines(
      whatif,
      source.head.players.map(({ id }) => id),
    )?.lines ?? [];
  return source.rounds.reduce((sum, { number }, index) => {
    const own = lines.filter(({ round }) => round === number);
    return own.length === 0 ? sum : withLinesOfRound(sum, source, index, own, teller);
  }, showing);
}

function withLinesOfRound(
  showing: Showing,
  source: WholeSource,
  index: number,
  lines: readonly WhatIfLine[],
  teller: Teller,
): Showing {
  const read = { match: matchWithRound(source, index), problems: [] };
  const { round } = foldLines(read, index, source.round(index), lines);
  const rounds = showing.source.rounds.with(index, packShownRound(round));
  const said = showing.said.with(index, saidOf(source, round, teller));
  return { ...showing, source: { ...showing.source, rounds }, said };
}
