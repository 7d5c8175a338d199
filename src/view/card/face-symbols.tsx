/** The faces of cards as parts of a sprite, put together from others of it: cards with a suit, figures. */
import type { Rank, Suit } from '../../cards/card.ts';
import { STAR_PATH } from '../../charts/suits.ts';
import { BlankCard } from './BlankCard.tsx';
import { isCourt } from './figures.tsx';
import { placed } from './placed.ts';
import { rankText, symbolId } from './symbols.ts';

/** A card with rank and suit. */
export function FaceSymbol({ rank, suit }: { readonly rank: Rank; readonly suit: Suit }) {
  const court = isCourt(rank);
  return (
    <g id={symbolId(`${rank}${suit}`)}>
      <use href={`#${court ? 'court' : 'face'}-${suit}`} />
      {court && <use href={`#figure-${rank}`} class={`suit ${suit}`} />}
      <RankText rank={rank} tone={suit} />
    </g>
  );
}

function RankText({ rank, tone }: { readonly rank: Rank; readonly tone: string }) {
  const squeeze = rank === 'T' ? { textLength: 20, lengthAdjust: 'spacingAndGlyphs' } : {};
  return (
    <text class={`card-rank ${tone}`} x="12" y="24" {...squeeze}>
      {rankText(rank)}
    </text>
  );
}

/** A card of which the rank was noted, and not the suit. */
export function SuitlessSymbol({ rank }: { readonly rank: Rank }) {
  return (
    <g id={symbolId(`${rank}?`)}>
      <BlankCard />
      <RankText rank={rank} tone="x" />
      <text class="card-rank x doubt" x="38" y="70">
        ?
      </text>
    </g>
  );
}

/** A card that nobody noted. */
export function UnknownSymbol() {
  return (
    <g id={symbolId('??')}>
      <BlankCard />
      <rect class="card-unknown" x="5" y="5" width="50" height="74" rx="3" />
      <text class="card-rank x doubt" x="30" y="56">
        ?
      </text>
    </g>
  );
}

export function JokerSymbol() {
  return (
    <g id={symbolId('jo')}>
      <BlankCard />
      <path class="suit jo" d={placed(STAR_PATH, { x: 12.5, y: 16 })} />
      <use href="#figure-jo" />
    </g>
  );
}
