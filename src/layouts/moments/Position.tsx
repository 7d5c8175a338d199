/** A position as lists: the pile, each hand with what its player is and does, the talon, the order of the ranks. */
import { JOKER } from '../../cards/card.ts';
import { sortHand } from '../../cards/hand.ts';
import type { Frame } from '../../replay/frame.ts';
import { pointsSoFar } from '../../replay/points-so-far.ts';
import type { Seat } from '../../rules/game.ts';
import { rankText } from '../../view/card/symbols.ts';
import { PlayerName } from '../../view/player/PlayerName.tsx';
import { useReading } from '../../view/player/reading.ts';
import { CardsText } from '../../view/player/Sentence.tsx';
import type { SharedScene } from '../../view/share/scene.ts';

interface PositionProps {
  readonly scene: SharedScene;
  readonly frame: Frame;
  readonly title: string;
}

export function Position({ scene, frame, title }: PositionProps) {
  const { words } = useReading();
  const { table } = words.player;
  const top = frame.did.type === 'revolt' ? frame.did : frame.pile.at(-1);
  const order = scene.facts.order(scene.head.setup, frame.direction);
  return (
    <section class="moment-position" aria-labelledby="position">
      <h2 id="position">{title}</h2>
      <dl>
        {top && (
          <div>
            <dt>{table.pile}</dt>
            <dd>
              <CardsText cards={top.cards} /> · <PlayerName seat={top.seat} />
            </dd>
          </div>
        )}
        {scene.head.players.map(({ id }, seat) => (
          <div key={id}>
            <dt>
              <PlayerName seat={seat} />
              <Aside text={standingOf(scene, frame, seat, words)} />
            </dt>
            <dd>
              {frame.hands[seat]?.length ? <CardsText cards={sortHand(frame.hands[seat])} /> : null}
              <Aside text={stateOf(scene, frame, seat, words)} />
            </dd>
          </div>
        ))}
        {frame.talon.length > 0 && (
          <div>
            <dt>{table.talon}</dt>
            <dd>
              <CardsText cards={frame.talon} />
            </dd>
          </div>
        )}
        <div>
          <dt>{table.order}</dt>
          <dd>
            {order.map((face) => (face === JOKER ? '★' : rankText(face))).join(' ')}
            <Aside text={frame.direction === 'reversed' ? table.upsideDown : ''} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Aside({ text }: { readonly text: string }) {
  return text === '' ? null : <small>{text}</small>;
}

type Words = ReturnType<typeof useReading>['words'];

/** Title held in this round, and points so far. */
function standingOf(
  { head, facts, summary }: SharedScene,
  frame: Frame,
  seat: Seat,
  { game }: Words,
): string {
  const place = (summary.titles?.indexOf(seat) ?? -1) + 1;
  const points = game.points(pointsSoFar(summary, frame, seat));
  return place === 0 ? points : `${game.title(facts.title(place, head.players.length), place)}, ${points}`;
}

/** To move, passed, or out with a new title. */
function stateOf({ head, facts }: SharedScene, frame: Frame, seat: Seat, { game, player }: Words): string {
  const { table } = player;
  const place = frame.out.indexOf(seat) + 1;
  if (place > 0) {
    const players = head.players.length;
    return table.out(
      game.title(facts.title(place, players), place),
      game.points(facts.points(place, players)),
    );
  }
  if (frame.turn === seat) return table.turn;
  return frame.passed.includes(seat) ? table.passed : '';
}
