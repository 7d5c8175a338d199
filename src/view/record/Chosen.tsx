/** The cards that were tapped; each is taken back by another tap. */
import type { SeenCard } from '../../cards/card.ts';
import { CardMark, nameOfCard } from './CardButtons.tsx';
import type { RecordWords } from './words/record-words.ts';

interface ChosenProps {
  readonly cards: readonly SeenCard[];
  readonly words: RecordWords;
  readonly onTakeBack: (index: number) => void;
}

export function Chosen({ cards, words, onTakeBack }: ChosenProps) {
  const { turn } = words.record;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its content out in its own way.
    <div class="record-chosen" role="group" aria-label={turn.chosen}>
      {cards.length === 0 && <p class="soft">{turn.none}</p>}
      {cards.map((card, i) => (
        <button key={i} type="button" class="button record-card" onClick={() => onTakeBack(i)}>
          <CardMark card={card} name={turn.takeBack(nameOfCard(card, words))} />
        </button>
      ))}
    </div>
  );
}
