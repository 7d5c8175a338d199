/** A suit as a letter-sized mark in running text: `10` and then the shape of clubs. Its name is the caller's. */
import type { Suit } from '../../cards/card.ts';
import { SUIT_PATHS } from '../../charts/suits.ts';

export function SuitMark({ suit }: { readonly suit: Suit }) {
  return (
    <svg class={`suit-mark ${suit}`} viewBox="-10 -10.5 20 21" aria-hidden="true">
      <path d={SUIT_PATHS[suit]} />
    </svg>
  );
}
