/** What could be done at a moment, as buttons; what was done, or leads into a line that is there, bears a note. */
import type { Messages } from '../../explain/messages/messages.ts';
import type { Frame } from '../../replay/frame.ts';
import { type Deed, isSameDeed } from '../../replay/what-if/deed.ts';
import { branchesFrom } from '../controller/position.ts';
import { SetText } from '../player/LegalChoices.tsx';
import { PlayerName, shownText } from '../player/PlayerName.tsx';
import { useReading } from '../player/reading.ts';
import type { Move, Offer } from './offers-at.ts';
import type { Here } from './session.ts';
import { TradeOffer } from './TradeOffer.tsx';

interface OffersProps {
  readonly offers: readonly Offer[];
  readonly words: Messages['whatIf'];
  readonly here: Here;
  /** The present moment, and the next on the line. */
  readonly frame: Frame | undefined;
  readonly next: Frame | undefined;
  readonly onDeed: (deed: Deed) => void;
}

export function Offers(props: OffersProps) {
  const { offers, words, here, frame, next, onDeed } = props;
  const noteOf = (deed: Deed) => {
    if (next && isSameDeed(deed, next.did)) return words.offers.asItWent;
    const branch = branchesFrom(here.round, frame?.at ?? '').find(
      ({ frames: [first] }) => first && isSameDeed(deed, first.did),
    );
    return branch ? shownText(branch.title) : '';
  };
  return (
    <>
      {offers.map((offer) =>
        offer.type === 'trade' ? (
          <TradeOffer key={`${frame?.at} ${offer.due.seat}`} offer={offer} words={words} onDeed={onDeed} />
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
