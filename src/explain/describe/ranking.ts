/** The end of a round in words: places, titles and points, and who deals next. */
import type { Seat } from '../../rules/game.ts';
import { cite, citeTitle } from '../citations.ts';
import { type Rich, sentence } from '../rich.ts';
import { type FrameMessages, placeOf, playerOf, type Scene, type Told } from './scene.ts';

export function describeRanking(scene: Scene, { moments }: FrameMessages): Told {
  const { game } = scene.head;
  const order = finalOrder(scene);
  const places = order.map((seat, i) => ({ ...placeOf(scene, i + 1), who: playerOf(scene, seat) }));
  const rules = places.flatMap(({ title }) => citeTitle(game, title));
  return {
    headline: moments.ranked({ round: scene.summary.number, places }),
    why: [
      sentence([moments.rankedWhy], [...cite(game, 'round.out'), ...rules]),
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
  const { title } = placeOf(scene, order.indexOf(dealer) + 1);
  return [
    sentence(moments.dealsNext({ who: playerOf(scene, dealer), title }), cite(head.game, 'deal.title')),
  ];
}
