/**
 * The drawings of all cards of a game, defined once in a page and shown by `CardFace` and
 * `CardBack`, so that a page of hundreds of cards stays small. Render it on the server only.
 */
import type { JSX } from 'preact';
import { type Rank, SUITS, type Suit } from '../../cards/card.ts';
import { SUIT_PATHS } from '../../charts/suits.ts';
import { CardBackArt } from './CardBackArt.tsx';
import { type CourtRank, Jack, Jester, King, Queen } from './court.tsx';
import { BACK_ID, rankText, symbolId } from './symbols.ts';

const VIEW = '0 0 60 84';
const COURTS: Readonly<Record<CourtRank, () => JSX.Element>> = { J: Jack, Q: Queen, K: King };

interface SpriteProps {
  /** The ranks of the game's pack. */
  readonly ranks: readonly Rank[];
  /** Whether the pack may hold jokers. */
  readonly jokers?: boolean;
}

export function CardSprite({ ranks, jokers = false }: SpriteProps) {
  return (
    <svg class="card-sprite" width="0" height="0" aria-hidden="true">
      <defs>
        <rect id="card-blank" class="card-blank" x="0.5" y="0.5" width="59" height="83" rx="5" />
        {SUITS.map((suit) => (
          <SuitParts key={suit} suit={suit} />
        ))}
        {ranks.filter(isCourt).map((rank) => (
          <CourtParts key={rank} rank={rank} />
        ))}
        {ranks.flatMap((rank) =>
          SUITS.map((suit) => <FaceSymbol key={rank + suit} rank={rank} suit={suit} />),
        )}
        {ranks.map((rank) => (
          <SuitlessSymbol key={rank} rank={rank} />
        ))}
        <UnknownSymbol />
        {jokers && <JokerSymbol />}
        <symbol id={BACK_ID} viewBox={VIEW}>
          <CardBackArt />
        </symbol>
      </defs>
    </svg>
  );
}

function isCourt(rank: Rank): rank is CourtRank {
  return rank in COURTS;
}

/** The blank card with the suit under the place of the rank: `face-d` with a large suit too, `court-d` without. */
function SuitParts({ suit }: { readonly suit: Suit }) {
  return (
    <>
      <path id={`suit-${suit}`} d={SUIT_PATHS[suit]} />
      <g id={`court-${suit}`} class={`suit ${suit}`}>
        <use href="#card-blank" />
        <use href={`#suit-${suit}`} transform="translate(12.5 38.5) scale(.76)" />
      </g>
      <g id={`face-${suit}`} class={`suit ${suit}`}>
        <use href={`#court-${suit}`} />
        <use href={`#suit-${suit}`} transform="translate(38 57) scale(1.8)" />
      </g>
    </>
  );
}

/** The two halves of a figure, one the other turned over. */
function CourtParts({ rank }: { readonly rank: CourtRank }) {
  const Figure = COURTS[rank];
  return (
    <>
      <g id={`half-${rank}`}>
        <Figure />
      </g>
      <g id={`figure-${rank}`} class="figure" transform="translate(39.5 42)">
        <Mirrored half={`#half-${rank}`} />
      </g>
    </>
  );
}

function Mirrored({ half }: { readonly half: string }) {
  return (
    <>
      <rect class="ground" x="-16" y="-37" width="32" height="74" rx="3" />
      <use href={half} />
      <use href={half} transform="rotate(180)" />
    </>
  );
}

function FaceSymbol({ rank, suit }: { readonly rank: Rank; readonly suit: Suit }) {
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

function SuitlessSymbol({ rank }: { readonly rank: Rank }) {
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

function UnknownSymbol() {
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

function JokerSymbol() {
  return (
    <>
      <g id="half-jo">
        <Jester />
      </g>
      <symbol id={symbolId('jo')} viewBox={VIEW}>
        <use href="#card-blank" />
        <path class="suit jo" d={SUIT_PATHS.joker} transform="translate(12.5 16)" />
        <g class="figure" transform="translate(39.5 42)">
          <Mirrored half="#half-jo" />
        </g>
      </symbol>
    </>
  );
}
