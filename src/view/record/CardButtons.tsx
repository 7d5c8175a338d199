/** Cards to tap, each with its name for those who hear it. */
import { faceOf, JOKER, type SeenCard, suitOf } from '../../cards/card.ts';
import { cardKey } from '../card/card-key.ts';
import { SuitMark } from '../card/SuitMark.tsx';
import { rankText } from '../card/symbols.ts';
import type { RecordWords } from './words/record-words.ts';

interface CardButtonsProps {
  readonly label: string;
  readonly cards: readonly SeenCard[];
  readonly words: RecordWords;
  readonly isOffered: (card: SeenCard) => boolean;
  readonly onTap: (card: SeenCard) => void;
}

export function CardButtons({ label, cards, words, isOffered, onTap }: CardButtonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its content out in its own way.
    <div class="record-cards" role="group" aria-label={label}>
      {cards.map((card, i) => (
        <button
          key={cardKey(card, i, cards)}
          type="button"
          class="button record-card"
          disabled={!isOffered(card)}
          onClick={() => onTap(card)}
        >
          <CardMark card={card} name={nameOfCard(card, words)} />
        </button>
      ))}
    </div>
  );
}

interface CardMarkProps {
  readonly card: SeenCard;
  /** For those who hear it. */
  readonly name: string;
}

/** A card as a mark: `10` and its suit; the rank alone where no more is known. */
export function CardMark({ card, name }: CardMarkProps) {
  const [face, suit] = [faceOf(card), suitOf(card)];
  return (
    <>
      <span class="unseen">{name}</span>
      <span aria-hidden="true">
        {face === JOKER ? '★' : rankText(face ?? '?')}
        {suit && <SuitMark suit={suit} />}
      </span>
    </>
  );
}

/** "ten of clubs"; "a ten" where the suit is not known. */
export function nameOfCard(card: SeenCard, { game }: RecordWords): string {
  const face = faceOf(card);
  return face !== null && face !== JOKER && !suitOf(card) ? game.rank(face) : game.cardLabel(card);
}
