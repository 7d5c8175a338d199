/**
 * The drawings of all cards of a game, defined once in a page and shown by `CardFace` and
 * `CardBack`, so that a page of hundreds of cards stays small. Render it on the server only.
 */
import { type Rank, SUITS, type Suit } from '../../cards/card.ts';
import { CardBackArt } from './CardBackArt.tsx';
import { FaceSymbol, JokerSymbol, SuitlessSymbol, UnknownSymbol } from './face-symbols.tsx';
import { CourtParts, isCourt, JokerParts } from './figures.tsx';
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
        {jokers && <JokerParts />}
        {jokers && <JokerSymbol />}
        <symbol id={BACK_ID} viewBox="0 0 60 84">
          <CardBackArt />
        </symbol>
      </defs>
    </svg>
  );
}

/** The blank card with the suit under the place of the rank: `face-d` with a large suit too, `court-d` without. */
function SuitParts({ suit }: { readonly suit: Suit }) {
  return (
    <>
      <SuitShape suit={suit} />
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
