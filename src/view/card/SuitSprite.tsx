/** The shapes of the suits, defined once in a page that writes cards (`SuitMark`) and draws none. Server only. */
import { SUITS } from '../../cards/card.ts';
import { SuitShape } from './SuitShape.tsx';

export function SuitSprite() {
  return (
    <svg class="card-sprite" width="0" height="0" aria-hidden="true">
      <defs>
        {SUITS.map((suit) => (
          <SuitShape key={suit} suit={suit} />
        ))}
      </defs>
    </svg>
  );
}
