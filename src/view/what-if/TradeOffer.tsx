/** Other cards for a gift of free choice, or for the talon: chosen from the hand, as many as it takes. */
import { useState } from 'preact/hooks';
import type { Messages } from '../../explain/messages/messages.ts';
import type { Deed } from '../../replay/what-if/deed.ts';
import { CardToggle } from '../player/CardToggle.tsx';
import { nameOf } from '../player/PlayerName.tsx';
import { useReading } from '../player/reading.ts';
import { Sentence } from '../player/Sentence.tsx';
import type { Offer } from './offers-at.ts';

interface TradeOfferProps {
  readonly offer: Extract<Offer, { type: 'trade' }>;
  readonly words: Messages['whatIf'];
  readonly onDeed: (deed: Deed) => void;
}

export function TradeOffer({ offer: { due, pool }, words, onDeed }: TradeOfferProps) {
  const { head } = useReading().source;
  const [chosen, choose] = useState<readonly number[]>([]);
  const { seat, count } = due;
  const part = (of: number) => ({ seat: of, name: nameOf(head.players[of]?.name ?? '') });
  const cards = pool.filter((_, i) => chosen.includes(i));
  // One card too many takes the place of the one chosen first.
  const toggle = (i: number) =>
    choose(chosen.includes(i) ? chosen.filter((each) => each !== i) : [...chosen, i].slice(-count));
  const make = () =>
    onDeed(due.type === 'give' ? { type: 'give', seat, to: due.to, cards } : { type: 'swap', seat, cards });
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
          <li key={`${card}${i}`}>
            <CardToggle card={card} pressed={chosen.includes(i)} onToggle={() => toggle(i)} />
          </li>
        ))}
      </ul>
      <p class="row">
        <button type="button" class="button" disabled={cards.length !== count} onClick={make}>
          {due.type === 'give' ? words.offers.giveThese : words.offers.swapThese}
        </button>
        {due.type === 'swap' && (
          <button type="button" class="button" onClick={() => onDeed({ type: 'keep', seat })}>
            {words.offers.keep}
          </button>
        )}
      </p>
    </div>
  );
}
