/** A whole match as one JSON document, for a page to fetch, and a source made from it again. */
import type { MatchHead } from '../../replay/frame.ts';
import { type PackedRound, packRound, unpackRound } from '../../replay/pack.ts';
import type { FactsTable } from './facts.ts';
import type { ShownRound, Source } from './source.ts';

export interface PackedShownRound {
  readonly round: PackedRound;
  readonly strength: ShownRound['strength'];
}

export interface PackedSource {
  readonly head: MatchHead;
  readonly facts: FactsTable;
  readonly rounds: readonly PackedShownRound[];
}

export function packShownRound({ strength, ...round }: ShownRound): PackedShownRound {
  return { round: packRound(round), strength };
}

export function unpackShownRound({ round, strength }: PackedShownRound): ShownRound {
  return { ...unpackRound(round), strength };
}

/** A source that unpacks a round when it is first asked for. */
export function unpackSource({ head, facts, rounds }: PackedSource): Source {
  const unpacked = new Map<number, ShownRound>();
  return {
    head,
    facts,
    rounds: rounds.map(({ round }) => round.summary),
    round: (index) => {
      const packed = rounds[index];
      if (!packed) throw new RangeError(`There is no round with the index ${index}.`);
      const round = unpacked.get(index) ?? unpackShownRound(packed);
      unpacked.set(index, round);
      return round;
    },
  };
}
