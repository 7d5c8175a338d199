/** The figures of court cards and joker as parts of a sprite: a half, and the whole made of it and its like turned over. */
import type { JSX } from 'preact';
import type { Rank } from '../../cards/card.ts';
import { type CourtRank, Jack, Jester, King, Queen } from './court.tsx';

/** Right of the rank, so that in a fanned hand only ranks and suits show. */
const PLACE = 'translate(41.6 42) scale(.93)';
const COURTS: Readonly<Record<CourtRank, () => JSX.Element>> = { J: Jack, Q: Queen, K: King };

export function isCourt(rank: Rank): rank is CourtRank {
  return rank in COURTS;
}

/** A rank's figure: `figure-K`. */
export function CourtParts({ rank }: { readonly rank: CourtRank }) {
  const Half = COURTS[rank];
  return (
    <>
      <g id={`half-${rank}`}>
        <Half />
      </g>
      <Figure id={`figure-${rank}`} half={`#half-${rank}`} />
    </>
  );
}

/** The joker's: `figure-jo`. */
export function JokerParts() {
  return (
    <>
      <g id="half-jo">
        <Jester />
      </g>
      <Figure id="figure-jo" half="#half-jo" />
    </>
  );
}

function Figure({ id, half }: { readonly id: string; readonly half: string }) {
  return (
    <g id={id} class="figure" transform={PLACE}>
      <rect class="ground" x="-16" y="-37" width="32" height="74" rx="3" />
      <use href={half} />
      <use href={half} transform="rotate(180)" />
    </g>
  );
}
