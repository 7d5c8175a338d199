/** What could be done at a moment, as buttons; what was done, or leads into a line that is there, bears a note. */
import type { Messages } from '../../explain/messages/messages.ts';
import type { Branch, Frame, Happening } from '../../replay/frame.ts';
import { type Deed, isSameDeed } from '../../replay/what-if/deed.ts';
import { SetText } from '../player/LegalChoices.tsx';
import { shownText } from '../player/names.ts';
import { PlayerName } from '../player/PlayerName.tsx';
import { useReading } from '../player/reading.ts';
import type { Move, Offer } from './offers-at.ts';
import { TradeOffer } from './TradeOffer.tsx';

interface OffersProps {
  readonly offers: readonly Offer[];
  readonly words: Messages['whatIf'];
  /** Address of the moment. */
  readonly at: string;
  /** The moments that come after it on the line, and the branches that leave here; none where they must not be told of. */
  readonly later: readonly Frame[];
  readonly branches: readonly Branch[];
  readonly onDeed: (deed: Deed) => void;
}

export function Offers(props: OffersProps) {
  const { offers, words, at, later, branches, onDeed } = props;
  const noteOf = (deed: Deed) => {
    const [next] = later;
    if (next && isSameDeed(deed, next.did)) return words.offers.asItWent;
    const branch = branches.find(({ frames: [first] }) => first && isSameDeed(deed, first.did));
    return branch ? shownText(branch.title) : '';
  };
  return (
    <>
      {offers.map((offer) =>
        offer.type === 'trade' ? (
          <TradeOffer
            key={`${at} ${offer.due.seat}`}
            offer={offer}
            words={words}
            went={tradeOf(later, offer.due.seat)}
            onDeed={onDeed}
          />
        ) : (
          <div key={offer.type}>
            <ul class="moves">
              {offer.moves.map((move, i) => (
                <li key={i}>
                  <button type="button" class="button" onClick={() => onDeed(move.deed)}>
                    <MoveText move={move} words={words} />
                    <Note text={noteOf(move.deed)} />
                  </button>
                </li>
              ))}
            </ul>
            {offer.type === 'moves' && offer.partly && <p class="soft">{words.offers.unknown}</p>}
          </div>
        ),
      )}
    </>
  );
}

/** The trade that a seat makes on the line; null where it makes none. */
function tradeOf(later: readonly Frame[], seat: number): Happening | null {
  const trade = later.find(({ did, trick }) => trick === 0 && 'seat' in did && did.seat === seat);
  return trade?.did ?? null;
}

function MoveText({
  move: { deed, set },
  words,
}: {
  readonly move: Move;
  readonly words: Messages['whatIf'];
}) {
  const { choices } = useReading().words.player;
  if (!set) return <span>{deed.type === 'clear' ? words.offers.calm : choices.pass}</span>;
  return (
    <span class="cards-text">
      {deed.type === 'revolt' && <PlayerName seat={deed.seat} />}
      <span>
        <SetText {...set} />
      </span>
    </span>
  );
}

function Note({ text }: { readonly text: string }) {
  return text === '' ? null : <small>{text}</small>;
}
