/** The figures of court cards and joker as parts of a sprite: halves, and their like turned over. */
import type { Rank } from '../../cards/card.ts';
import { type CourtRank, GROUND, type Half, JACK, JESTER, KING, QUEEN, SEA } from './court.ts';
import { placed } from './placed.ts';

/** Where figures stand: right of the rank, so that in a fanned hand only ranks and suits show. */
const PLACE = { x: 41.6, y: 42, scale: 0.93 };
const TURNED = { ...PLACE, scale: -PLACE.scale };

const COURTS: Readonly<Record<CourtRank, Half>> = { J: JACK, Q: QUEEN, K: KING };

export function isCourt(rank: Rank): rank is CourtRank {
  return rank in COURTS;
}

/** A rank's figure: `figure-K`. */
export function CourtFigure({ rank }: { readonly rank: CourtRank }) {
  return <Figure id={`figure-${rank}`} half={COURTS[rank]} />;
}

/** The joker's: `figure-jo`. */
export function JokerFigure() {
  return <Figure id="figure-jo" half={JESTER} />;
}

function Figure({ id, half }: { readonly id: string; readonly half: Half }) {
  return (
    <g id={id} class="figure">
      <path class="ground" d={placed(GROUND, PLACE)} />
      {half.map(([pigment, outline]) => (
        <path key={pigment} class={pigment} d={placed(outline, PLACE) + placed(outline, TURNED)} />
      ))}
      <path class="sea" d={placed(SEA, PLACE)} />
    </g>
  );
}
