/** What lies on the table: the top of the pile large, what it beat small beside it, and who holds the trick. */
import type { SeenCard } from '../../cards/card.ts';
import { worthOf } from '../../explain/set-of-lay.ts';
import type { Frame } from '../../replay/frame.ts';
import type { Lay } from '../../rules/game.ts';
import { useBoard } from './board.ts';
import { Hand } from './Hand.tsx';
import { PlayerName } from './PlayerName.tsx';
import { SeatMark } from './SeatMark.tsx';
import { CardsText } from './Sentence.tsx';

interface PileProps {
  readonly frame: Frame;
  readonly onCard: (card: SeenCard) => void;
}

/** How many of the beaten plays stay in sight. */
const SHOWN = 4;

export function Pile({ frame, onCard }: PileProps) {
  const { table } = useBoard().words.player;
  const revolt = frame.did.type === 'revolt' ? frame.did : null;
  const top = revolt ?? frame.pile.at(-1);
  // The cards of a revolution lie above the trick that has just ended.
  const beaten = frame.pile.slice(0, revolt ? undefined : -1).slice(-SHOWN);
  return (
    <div class="pile">
      {beaten.length > 0 && (
        <ol class="beaten" aria-label={table.earlier}>
          {beaten.map((lay) => (
            <BeatenLay key={lay.cards.join('')} lay={lay} />
          ))}
        </ol>
      )}
      {top && (
        <Hand
          cards={top.cards}
          label={table.pile}
          backs={false}
          onCard={onCard}
          place={`pile-from-${top.seat}`}
        />
      )}
      {top && <Worth cards={top.cards} />}
      <PileCaption frame={frame} />
    </div>
  );
}

/** What cards with a joker among them count as: "= three sixes". */
function Worth({ cards }: Pick<Lay, 'cards'>) {
  const { game, player } = useBoard().words;
  const worth = worthOf(cards);
  return worth && <p class="worth">{player.table.worth(game.set(worth.face, worth.size))}</p>;
}

function BeatenLay({ lay }: { readonly lay: Lay }) {
  return (
    <li>
      <SeatMark seat={lay.seat} />
      <CardsText cards={lay.cards} />
    </li>
  );
}

/** "Trick 2 · Aster holds the trick", or who leads it. */
function PileCaption({ frame }: { readonly frame: Frame }) {
  const { game, player } = useBoard().words;
  const top = frame.pile.at(-1);
  if (frame.trick === 0) return null;
  const seat = top?.seat ?? frame.turn;
  return (
    <p class="pile-caption">
      {game.trick(frame.trick)}
      {seat !== null && (
        <>
          {' · '}
          <PlayerName seat={seat} /> {top ? player.table.holds : player.table.leads}
        </>
      )}
    </p>
  );
}
