/** The check for a revolution in words: who holds four of a kind, and what that does to the order of cards. */
import type { Face } from '../../cards/card.ts';
import { countFaces } from '../../cards/hand.ts';
import type { Seat } from '../../rules/game.ts';
import { cite } from '../citations.ts';
import type { Titled } from '../messages/names.ts';
import { type Part, type Rich, sentence } from '../rich.ts';
import { type Did, type FrameMessages, playerOf, type Scene, type Told, titled } from './scene.ts';

const QUAD = 4;

interface Quad {
  readonly who: Part;
  readonly face: Face | null;
}

export function describeCheck(scene: Scene, { verdict }: Did<'check'>, messages: FrameMessages): Told {
  const { moments } = messages;
  const holders = verdict.by.map((seat) => quadOf(scene, seat));
  switch (verdict.state) {
    case 'none':
      return { headline: [moments.noRevolution], why: noneWhy(scene, messages) };
    case 'declared':
      return { headline: moments.declared({ holders }), why: declaredWhy(scene, messages) };
    case 'postponed':
      return { headline: moments.postponed({ holders }), why: postponedWhy(scene, messages) };
  }
}

function noneWhy(scene: Scene, { moments }: FrameMessages): Rich[] {
  const { game } = scene.head;
  const { below, above } = sides(scene);
  const idle = seats(scene).filter((seat) => quadOf(scene, seat).face !== null);
  return [
    sentence(moments.noneBelow({ below: below.titles }), cite(game, 'check.declared')),
    ...idle.map((seat) => {
      const rule = above.seats.includes(seat) ? 'check.declared' : 'check.bystander';
      return sentence(moments.idleQuad(quadOf(scene, seat)), cite(game, rule));
    }),
  ];
}

function declaredWhy(scene: Scene, { moments }: FrameMessages): Rich[] {
  const { head, game } = scene;
  const reversed = game.order(head.setup, 'reversed');
  const [low, high] = [reversed[0], reversed.at(-1)];
  const why = [
    sentence(moments.declaredWhy({ below: sides(scene).below.titles }), cite(head.game, 'check.declared')),
  ];
  if (low && high) {
    why.push(
      sentence([moments.upsideDown({ low, high })], cite(head.game, 'order.reversed', 'order.oneRound')),
    );
  }
  return why;
}

function postponedWhy(scene: Scene, { moments }: FrameMessages): Rich[] {
  const { game } = scene.head;
  const { below, above } = sides(scene);
  const held = below.seats.map((seat) => quadOf(scene, seat)).filter((quad) => quad.face !== null);
  return [
    ...held.map((quad) => sentence(moments.wouldDeclare(quad), cite(game, 'check.declared'))),
    sentence(moments.postponedWhy({ above: above.titles }), cite(game, 'check.postponed')),
    sentence([moments.nothingCarried], cite(game, 'order.oneRound')),
  ];
}

/** The seats and titles of the upper and the lower half of the places, the middle one in neither. */
function sides(scene: Scene): Record<'above' | 'below', { seats: Seat[]; titles: Titled[] }> {
  const holders = (scene.summary.titles ?? []).map((seat, i) => ({ seat, place: i + 1 }));
  const middle = (holders.length + 1) / 2;
  const half = (side: typeof holders) => ({
    seats: side.map(({ seat }) => seat),
    titles: side.map(({ place }) => titled(scene, place)),
  });
  return {
    above: half(holders.filter(({ place }) => place < middle)),
    below: half(holders.filter(({ place }) => place > middle)),
  };
}

function seats({ head }: Scene): Seat[] {
  return Array.from({ length: head.setup.players }, (_, seat) => seat);
}

/** The rank of which a seat holds four; null when none is known. */
function quadOf(scene: Scene, seat: Seat): Quad {
  const counts = countFaces(scene.frame.hands[seat] ?? []);
  const [face] = [...counts].find(([, count]) => count >= QUAD) ?? [null];
  return { who: playerOf(scene, seat), face };
}
