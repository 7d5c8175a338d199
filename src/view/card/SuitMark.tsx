/** A suit as a letter-sized mark in running text: `10` and then the shape of clubs. Its name is the caller's. The page must hold a `CardSprite` or a `SuitSprite`. */
import type { Suit } from '../../cards/card.ts';

export function SuitMark({ suit }: { readonly suit: Suit }) {
  return (
    <svg class={`suit-mark ${suit}`} viewBox="-10 -10.5 20 21" aria-hidden="true">
      <use href={`#suit-${suit}`} />
    </svg>
  );
}
