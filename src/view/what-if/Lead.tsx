/** The sentence over what can be chosen at a moment. */
import type { Messages } from '../../explain/messages/messages.ts';
import { nameOf } from '../player/PlayerName.tsx';
import { useReading } from '../player/reading.ts';
import { Sentence } from '../player/Sentence.tsx';
import type { Offer } from './offers-at.ts';

interface LeadProps {
  /** Null: what can be chosen is hidden from the reader. */
  readonly offers: readonly Offer[] | null;
  readonly words: Messages['whatIf'];
}

export function Lead({ offers, words }: LeadProps) {
  const { source, words: own } = useReading();
  if (!offers) return <>{own.player.choices.hidden}</>;
  const [first] = offers;
  switch (first?.type) {
    case 'moves': {
      const { seat } = first;
      return (
        <Sentence rich={words.offers.moves({ seat, name: nameOf(source.head.players[seat]?.name ?? '') })} />
      );
    }
    case 'gap':
      return <>{words.offers.gap}</>;
    case 'trade':
      return <>{words.offers.trades}</>;
    default:
      return <>{words.offers.nothing}</>;
  }
}
