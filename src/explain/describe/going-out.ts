/** Going out in words: the place that an empty hand takes, and the end of the round when one alone holds cards. */
import type { Seat } from '../../rules/game.ts';
import type { Statement } from '../citations/statement.ts';
import { cite, citeTitle } from '../citations.ts';
import { type Rich, sentence } from '../rich.ts';
import {
  type FrameMessages,
  holdsCards,
  placeOf,
  playerOf,
  type Scene,
  seatsAfter,
  type Told,
} from './scene.ts';

/** The headline with place and title where the hand is empty now, and the rules of that; `how` it went out. */
export function goingOut(
  scene: Scene,
  seat: Seat,
  headline: Rich,
  { moments }: FrameMessages,
  how: Statement = 'round.out',
): Told {
  const place = scene.frame.out.indexOf(seat) + 1;
  if (place === 0) return { headline, why: [] };
  const facts = placeOf(scene, place);
  const { game } = scene.head;
  const clause = how === 'revolt.out' ? moments.revoltOut : moments.outWhy;
  const rules = [...cite(game, how), ...citeTitle(game, facts.title)];
  return { headline: [...headline, moments.goesOut(facts)], why: [sentence([clause], rules)] };
}

/** Who is left alone with cards, so that the round is over; null while it goes on. */
export function roundEnds(scene: Scene, seat: Seat, { moments }: FrameMessages): Rich | null {
  const { head, frame } = scene;
  const [last, ...more] = seatsAfter(seat, head.setup.players).filter((other) => holdsCards(frame, other));
  if (last === undefined || more.length > 0 || holdsCards(frame, seat)) return null;
  const place = placeOf(scene, head.setup.players);
  const rules = [...cite(head.game, 'round.over'), ...citeTitle(head.game, place.title)];
  return sentence(moments.lastHolder({ ...place, who: playerOf(scene, last) }), rules);
}
