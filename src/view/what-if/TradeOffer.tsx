/** Other cards for a gift of free choice, or for the talon: chosen from the hand, as many as it takes. */
import { useState } from 'preact/hooks';
import type { SeenCard } from '../../cards/card.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import type { Happening } from '../../replay/frame.ts';
import { type Deed, isSameDeed } from '../../replay/what-if/deed.ts';
import { cardKey } from '../card/card-key.ts';
import { CardToggle } from '../player/CardToggle.tsx';
import { nameOf } from '../player/names.ts';
import { useReading } from '../player/reading.ts';
import { Sentence } from '../player/Sentence.tsx';
import type { Offer } from './offers-at.ts';

interface TradeOfferProps {
  readonly offer: Extract<Offer, { type: 'trade' }>;
  readonly words: Messages['whatIf'];
  /** What the player traded on this line; null where he has not yet. */
  readonly went: Happening | null;
  readonly onDeed: (deed: Deed) => void;
}

export function TradeOffer({ offer: { due, pool }, words, went, onDeed }: TradeOfferProps) {
  const { head } = useReading().source;
  const [chosen, choose] = useState(() => placesIn(pool, went));
  const { seat, count } = due;
  const part = (of: number) => ({ seat: of, name: nameOf(head.players[of]?.name ?? '') });
  const cards = pool.filter((_, i) => chosen.includes(i));
  // One card too many takes the place of the one chosen first.
  const toggle = (i: number) =>
    choose(chosen.includes(i) ? chosen.filter((each) => each !== i) : [...chosen, i].slice(-count));
  const deed: Deed =
    due.type === 'give' ? { type: 'give', seat, to: due.to, cards } : { type: 'swap', seat, cards };
  const isOther = cards.length === count && !(went && isSameDeed(deed, went));
  return (
    <div class="trade-offer">
      <p>
        <Sentence
          rich={
            due.type === 'give'
              ? words.offers.give(part(seat), part(due.to), count)
              : words.offers.swap(part(seat), count)
          }
        />
      </p>
      <ul class="toggles">
        {pool.map((card, i) => (
          <li key={cardKey(card, i, pool)}>
            <CardToggle card={card} pressed={chosen.includes(i)} onToggle={() => toggle(i)} />
          </li>
        ))}
      </ul>
      <p class="row">
        <button type="button" class="button" disabled={!isOther} onClick={() => onDeed(deed)}>
          {due.type === 'give' ? words.offers.giveThese : words.offers.swapThese}
        </button>
        {due.type === 'swap' && (
          <button type="button" class="button" onClick={() => onDeed({ type: 'keep', seat })}>
            {words.offers.keep}
            {went?.type === 'keep' && <small>{words.offers.asItWent}</small>}
          </button>
        )}
      </p>
    </div>
  );
}

/** Where the cards of a trade lie in the pool: they are chosen at first, to be exchanged for others. */
function placesIn(pool: readonly SeenCard[], went: Happening | null): readonly number[] {
  const cards = went && 'cards' in went ? went.cards : [];
  return pool.flatMap((card, i) => (cards.includes(card) ? [i] : [])).slice(0, cards.length);
}
