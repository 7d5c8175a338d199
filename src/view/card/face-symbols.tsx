/** The faces of cards as symbols of a sprite, put together from its parts: blank card, suits, figures. */
import type { Rank, Suit } from '../../cards/card.ts';
import { STAR_PATH } from '../../charts/suits.ts';
import { isCourt } from './figures.tsx';
import { rankText, symbolId } from './symbols.ts';

const VIEW = '0 0 60 84';

/** A card with rank and suit. */
export function FaceSymbol({ rank, suit }: { readonly rank: Rank; readonly suit: Suit }) {
  const court = isCourt(rank);
  return (
    <symbol id={symbolId(`${rank}${suit}`)} viewBox={VIEW}>
      <use href={`#${court ? 'court' : 'face'}-${suit}`} />
      {court && <use href={`#figure-${rank}`} class={`suit ${suit}`} />}
      <RankText rank={rank} tone={suit} />
    </symbol>
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
    <symbol id={symbolId(`${rank}?`)} viewBox={VIEW}>
      <use href="#card-blank" />
      <RankText rank={rank} tone="x" />
      <text class="card-rank x doubt" x="38" y="70">
        ?
      </text>
    </symbol>
  );
}

/** A card that nobody noted. */
export function UnknownSymbol() {
  return (
    <symbol id={symbolId('??')} viewBox={VIEW}>
      <use href="#card-blank" />
      <rect class="card-unknown" x="5" y="5" width="50" height="74" rx="3" />
      <text class="card-rank x doubt" x="30" y="56">
        ?
      </text>
    </symbol>
  );
}

export function JokerSymbol() {
  return (
    <symbol id={symbolId('jo')} viewBox={VIEW}>
      <use href="#card-blank" />
      <path class="suit jo" d={STAR_PATH} transform="translate(12.5 16)" />
      <use href="#figure-jo" />
    </symbol>
  );
}
