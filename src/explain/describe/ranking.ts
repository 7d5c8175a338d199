/** The end of a round in words: places, titles and points, and who deals next. */
import type { Seat } from '../../rules/game.ts';
import { cite, citeTitle, states } from '../citations.ts';
import { type Rich, sentence } from '../rich.ts';
import { type FrameMessages, placeOf, playerOf, type Scene, type Told, titled } from './scene.ts';

export function describeRanking(scene: Scene, { moments }: FrameMessages): Told {
  const { game } = scene.head;
  const order = finalOrder(scene);
  const places = order.map((seat, i) => ({ ...placeOf(scene, i + 1), who: playerOf(scene, seat) }));
  const rules = places.flatMap(({ title }) => citeTitle(game, title));
  return {
    headline: moments.ranked({ round: scene.summary.number, places }),
    why: [
      sentence([moments.rankedWhy], [...cite(game, 'round.out'), ...rules]),
      ...(states(game, 'points.ours') ? [sentence([moments.pointsOurs], cite(game, 'points.ours'))] : []),
      ...nextDealer(scene, order, moments),
    ],
  };
}

/** Who went out, in that order, then who did not. */
function finalOrder({ head, frame }: Scene): Seat[] {
  const seats = Array.from({ length: head.setup.players }, (_, seat) => seat);
  return [...frame.out, ...seats.filter((seat) => !frame.out.includes(seat))];
}

function nextDealer(scene: Scene, order: Seat[], moments: FrameMessages['moments']): Rich[] {
  const { head, game } = scene;
  const dealer = game.dealer(head.setup, order);
  if (dealer === null) return [];
  const leader = game.firstLeader(head.setup, dealer, order);
  const of = (seat: Seat) => ({ ...titled(scene, order.indexOf(seat) + 1), who: playerOf(scene, seat) });
  const clause = moments.dealsNext({ ...of(dealer), leader: leader === dealer ? null : of(leader) });
  return [sentence(clause, cite(head.game, 'deal.title'))];
}
