/** Hands as dealt, as far as they are known: a player is chosen, and his cards are tapped; a full hand leads on to the next. */
import { useState } from 'preact/hooks';
import { isKnown, type SeenCard } from '../../cards/card.ts';
import { type Hand, sortHand, take } from '../../cards/hand.ts';
import type { LiveMatch } from '../../live/live-match.ts';
import type { Deal, Seat } from '../../rules/game.ts';
import { CardButtons } from './CardButtons.tsx';
import { Chosen } from './Chosen.tsx';
import { SeatName } from './SeatName.tsx';
import type { RecordWords } from './words/record-words.ts';

interface HandsFormProps {
  readonly live: LiveMatch;
  readonly deal: Deal;
  readonly known: readonly Hand[];
  readonly words: RecordWords;
  readonly onChange: (known: readonly Hand[]) => void;
}

export function HandsForm({ live, deal, known, words, onChange }: HandsFormProps) {
  const { deal: texts, turn } = words.record;
  const [seat, choose] = useState<Seat>(0);
  const hand = known[seat] ?? [];
  const size = deal.hands[seat]?.length ?? 0;
  const pack = live.game.pack(live.setup).filter(isKnown);
  const { left } = take(pack, known.flat());
  const put = (cards: Hand) => onChange(known.map((each, i) => (i === seat ? cards : each)));
  const add = (card: SeenCard) => {
    put([...hand, card]);
    if (hand.length + 1 < size) return;
    const next = known.findIndex((each, i) => i !== seat && each.length < (deal.hands[i]?.length ?? 0));
    if (next >= 0) choose(next);
  };
  return (
    <div class="record-hands">
      <div class="record-buttons">
        {live.record.players.map(({ id, name }, each) => (
          <button
            key={id}
            type="button"
            class="button"
            aria-pressed={each === seat}
            onClick={() => choose(each)}
          >
            <SeatName seat={each} name={name} />
            <span>{texts.held(known[each]?.length ?? 0, deal.hands[each]?.length ?? 0)}</span>
          </button>
        ))}
      </div>
      <Chosen
        cards={sortHand(hand)}
        words={words}
        onTakeBack={(index) => put(sortHand(hand).filter((_, i) => i !== index))}
      />
      <CardButtons
        label={turn.unseen}
        cards={[...new Set(sortHand(pack))]}
        words={words}
        isOffered={(card) => hand.length < size && left.includes(card)}
        onTap={add}
      />
    </div>
  );
}
