/** A card, face up. The page must hold a `CardSprite`, once. */
import type { SeenCard } from '../../cards/card.ts';
import { BACK_ID, symbolId } from './symbols.ts';

interface CardProps {
  /** The accessible name, in the page's language; without one the card is decoration beside a text that names it. */
  readonly label?: string | undefined;
  readonly class?: string | undefined;
}

export function CardFace({ card, label, class: extra }: CardProps & { readonly card: SeenCard }) {
  return <Drawing id={symbolId(card)} label={label} class={extra} />;
}

/** A card, face down. */
export function CardBack({ label, class: extra }: CardProps) {
  return <Drawing id={BACK_ID} label={label} class={extra} />;
}

function Drawing({ id, label, class: extra }: CardProps & { readonly id: string }) {
  const name = extra ? `playing-card ${extra}` : 'playing-card';
  const drawing = <use href={`#${id}`} />;
  if (label === undefined) {
    return (
      <svg class={name} viewBox="0 0 60 84" aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg class={name} viewBox="0 0 60 84" role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
