/** The shape of a suit, to be shown by its id. Server only. */
import type { Suit } from '../../cards/card.ts';
import { SUIT_PATHS } from '../../charts/suits.ts';

export function SuitShape({ suit }: { readonly suit: Suit }) {
  return <path id={`suit-${suit}`} d={SUIT_PATHS[suit]} />;
}
