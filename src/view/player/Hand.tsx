/** Cards as a list. A known card is a button that leads to where it was dealt, traded or played. */
import { type SeenCard, UNKNOWN } from '../../cards/card.ts';
import { CardBack, CardFace } from '../card/CardFace.tsx';
import { cardKey } from '../card/card-key.ts';
import { useBoard } from './board.ts';

interface HandProps {
  readonly cards: readonly SeenCard[];
  readonly label: string;
  /** Whether an unknown card is one turned away rather than one that nobody noted. */
  readonly backs: boolean;
  readonly marked?: ReadonlySet<SeenCard>;
  readonly onCard: (card: SeenCard) => void;
  /** A name by which the movement of cards finds this place again. */
  readonly place: string;
}

export function Hand({ cards, label, backs, marked, onCard, place }: HandProps) {
  return (
    <ul class="hand" aria-label={label} data-place={place}>
      {cards.map((card, i) => (
        <li key={cardKey(card, i, cards)}>
          {card === UNKNOWN ? (
            <Hidden back={backs} />
          ) : (
            <CardButton card={card} received={marked?.has(card) ?? false} onCard={onCard} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface CardButtonProps {
  readonly card: SeenCard;
  readonly received: boolean;
  readonly onCard: (card: SeenCard) => void;
}

function CardButton({ card, received, onCard }: CardButtonProps) {
  const { game, player } = useBoard().words;
  const name = game.cardLabel(card);
  return (
    <button
      type="button"
      class={received ? 'card-button received' : 'card-button'}
      data-card={card}
      aria-label={received ? `${name}, ${player.table.received}` : name}
      title={player.table.jump(name)}
      onClick={() => onCard(card)}
    >
      <CardFace card={card} />
    </button>
  );
}

function Hidden({ back }: { readonly back: boolean }) {
  const label = useBoard().words.game.cardLabel(UNKNOWN);
  return back ? <CardBack label={label} /> : <CardFace card={UNKNOWN} label={label} />;
}
