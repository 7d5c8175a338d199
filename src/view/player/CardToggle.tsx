/** A card that can be chosen and put back. */
import type { SeenCard } from '../../cards/card.ts';
import { CardsText } from './Sentence.tsx';

interface CardToggleProps {
  readonly card: SeenCard;
  readonly pressed: boolean;
  readonly onToggle: () => void;
}

export function CardToggle({ card, pressed, onToggle }: CardToggleProps) {
  return (
    <button type="button" class="card-toggle" aria-pressed={pressed} onClick={onToggle}>
      <CardsText cards={[card]} />
    </button>
  );
}
