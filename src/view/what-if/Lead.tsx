/** The sentence over what can be chosen at a moment. */
import type { Messages } from '../../explain/messages/messages.ts';
import { nameOf } from '../player/names.ts';
import { useReading } from '../player/reading.ts';
import { Sentence } from '../player/Sentence.tsx';
import type { Offer } from './offers-at.ts';

interface LeadProps {
  /** Null: what can be chosen is hidden from the reader. */
  readonly offers: readonly Offer[] | null;
  /** Nothing follows on the line. */
  readonly atEnd: boolean;
  readonly words: Messages['whatIf'];
}

export function Lead({ offers, atEnd, words }: LeadProps) {
  const { source, words: own } = useReading();
  if (!offers) return <>{own.player.choices.hidden}</>;
  const [first] = offers;
  switch (first?.type) {
    case 'moves': {
      const { seat, moves } = first;
      const say = atEnd ? words.offers.turn : moves.length > 1 ? words.offers.moves : words.offers.only;
      return <Sentence rich={say({ seat, name: nameOf(source.head.players[seat]?.name ?? '') })} />;
    }
    case 'gap':
      return <>{words.offers.gap}</>;
    case 'trade':
      return <>{words.offers.trades}</>;
    default:
      return <>{words.offers.nothing}</>;
  }
}
