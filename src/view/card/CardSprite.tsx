/**
 * The drawings of all cards of a game, defined once in a page and shown by `CardFace` and
 * `CardBack`, so that a page of hundreds of cards stays small. Render it on the server only.
 */
import { type Rank, SUITS, type Suit } from '../../cards/card.ts';
import { SUIT_PATHS } from '../../charts/suits.ts';
import { BlankCard } from './BlankCard.tsx';
import { CardBackArt } from './CardBackArt.tsx';
import { FaceSymbol, JokerSymbol, SuitlessSymbol, UnknownSymbol } from './face-symbols.tsx';
import { CourtFigure, isCourt, JokerFigure } from './figures.tsx';
import { placed } from './placed.ts';
import { SuitShape } from './SuitShape.tsx';
import { BACK_ID } from './symbols.ts';

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
        {SUITS.map((suit) => (
          <SuitParts key={suit} suit={suit} />
        ))}
        {ranks.filter(isCourt).map((rank) => (
          <CourtFigure key={rank} rank={rank} />
        ))}
        {ranks.flatMap((rank) =>
          SUITS.map((suit) => <FaceSymbol key={rank + suit} rank={rank} suit={suit} />),
        )}
        {ranks.map((rank) => (
          <SuitlessSymbol key={rank} rank={rank} />
        ))}
        <UnknownSymbol />
        {jokers && <JokerFigure />}
        {jokers && <JokerSymbol />}
        <g id={BACK_ID}>
          <CardBackArt />
        </g>
      </defs>
    </svg>
  );
}

/** A card with the suit under the place of the rank: `face-d` with a large suit too, `court-d` without. */
function SuitParts({ suit }: { readonly suit: Suit }) {
  const outline = SUIT_PATHS[suit];
  const small = placed(outline, { x: 12.5, y: 38.5, scale: 0.76 });
  const large = placed(outline, { x: 38, y: 57, scale: 1.8 });
  return (
    <>
      <SuitShape suit={suit} />
      <g id={`court-${suit}`} class={`suit ${suit}`}>
        <BlankCard />
        <path d={small} />
      </g>
      <g id={`face-${suit}`} class={`suit ${suit}`}>
        <BlankCard />
        <path d={small + large} />
      </g>
    </>
  );
}
