/** A sentence with its parts: players in their colours, cards drawn, rules linked. */
import type { SeenCard } from '../../cards/card.ts';
import { faceOf, JOKER, suitOf } from '../../cards/card.ts';
import type { Rich } from '../../explain/rich.ts';
import { SuitMark } from '../card/SuitMark.tsx';
import { rankText } from '../card/symbols.ts';
import { useBoard } from './board.ts';
import { PlayerName } from './PlayerName.tsx';

export function Sentence({ rich }: { readonly rich: Rich }) {
  const { ruleHref, linked } = useBoard();
  return (
    <>
      {rich.map((part, i) => {
        if (typeof part === 'string') return linked ? linked(part) : part;
        if ('rule' in part) {
          return (
            <a key={i} href={ruleHref(part.rule)}>
              {part.rule}
            </a>
          );
        }
        return 'cards' in part ? (
          <CardsText key={i} cards={part.cards} />
        ) : (
          <PlayerName key={i} seat={part.seat} />
        );
      })}
    </>
  );
}

/** Cards in running text: rank and suit, each card with its name for those who hear it. */
export function CardsText({ cards }: { readonly cards: readonly SeenCard[] }) {
  const { words } = useBoard();
  return (
    <span class="cards-text">
      {cards.map((card, i) => (
        <span key={i} class="card-text" role="img" aria-label={words.game.cardLabel(card)}>
          <CardText card={card} />
        </span>
      ))}
    </span>
  );
}

function CardText({ card }: { readonly card: SeenCard }) {
  const suit = suitOf(card);
  if (card === JOKER) return '★';
  return (
    <>
      {rankText(faceOf(card) ?? '?')}
      {suit ? <SuitMark suit={suit} /> : faceOf(card) && '?'}
    </>
  );
}
