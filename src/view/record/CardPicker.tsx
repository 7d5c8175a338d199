/** Cards of a player: those known to be his, and where others are hidden in his hand, all that nobody has seen; by rank, or with their suits. */
import { useState } from 'preact/hooks';
import { faceOf, JOKER, RANKS, type SeenCard } from '../../cards/card.ts';
import { type Hand, sortHand } from '../../cards/hand.ts';
import type { LiveMatch } from '../../live/live-match.ts';
import { offerOf } from '../../live/offer.ts';
import type { Seat } from '../../rules/game.ts';
import { CardButtons } from './CardButtons.tsx';
import { Chosen } from './Chosen.tsx';
import type { RecordWords } from './words/record-words.ts';

interface CardPickerProps {
  readonly live: LiveMatch;
  readonly seat: Seat;
  readonly cards: Hand;
  readonly words: RecordWords;
  /** Whether this card may come to those that are chosen. */
  readonly mayAdd: (card: SeenCard) => boolean;
  readonly onChange: (cards: Hand) => void;
}

export function CardPicker({ live, seat, cards, words, mayAdd, onChange }: CardPickerProps) {
  const { turn } = words.record;
  const [suits, setSuits] = useState(prefersSuits);
  const { known, hidden, unseen, left } = offerOf(live, seat);
  const fromHand = (card: SeenCard) => count(known, card) > count(cards, card);
  const strange = cards.filter((card, i) => count(cards.slice(0, i + 1), card) > count(known, card));
  const isLeft = (card: SeenCard) => {
    const face = faceOf(card);
    const taken = strange.filter((each) => faceOf(each) === face).length;
    return strange.length < hidden && face !== null && (left.get(face) ?? 0) > taken;
  };
  // All of them stay where they are while cards are chosen: a second tap at the same place must not meet another.
  const ranks = [...RANKS.map((rank): SeenCard => `${rank}?`), JOKER as SeenCard].filter((card) =>
    left.has(faceOf(card) ?? JOKER),
  );
  const add = (card: SeenCard) => onChange([...cards, card]);
  return (
    <div class="record-picker">
      <Chosen
        cards={cards}
        words={words}
        onTakeBack={(index) => onChange(cards.filter((_, i) => i !== index))}
      />
      {known.length > 0 && (
        <CardButtons
          label={turn.known}
          cards={known}
          words={words}
          isOffered={(card) => fromHand(card) && mayAdd(card)}
          onTap={add}
        />
      )}
      {hidden > 0 && (
        <>
          <CardButtons
            label={turn.unseen}
            cards={suits ? [...new Set(sortHand(unseen))] : ranks}
            words={words}
            isOffered={(card) =>
              isLeft(card) && (!suits || count(unseen, card) > count(strange, card)) && mayAdd(card)
            }
            onTap={add}
          />
          <label class="row">
            <input
              type="checkbox"
              checked={suits}
              onChange={({ currentTarget: { checked } }) => {
                setSuits(checked);
                localSuits = checked;
              }}
            />
            {turn.suits}
          </label>
        </>
      )}
    </div>
  );
}

/** The last choice holds for the whole match. */
let localSuits = false;

function prefersSuits(): boolean {
  return localSuits;
}

function count(cards: Hand, card: SeenCard): number {
  return cards.filter((each) => each === card).length;
}
