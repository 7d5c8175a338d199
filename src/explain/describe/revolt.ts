/** A revolution as a move in words: that anyone may make it, how it turns the order, and who leads after it. */
import { JOKER } from '../../cards/card.ts';
import { setOf } from '../../rules/sets.ts';
import { cite, states } from '../citations.ts';
import { type Rich, sentence } from '../rich.ts';
import { worthOf } from '../set-of-lay.ts';
import { goingOut, roundEnds } from './going-out.ts';
import { type Did, type FrameMessages, holderFrom, playerOf, type Scene, shown, type Told } from './scene.ts';

/** Cards laid for a revolution; where the game knows no such move, the refusal beside it says so. */
export function describeRevolt(scene: Scene, did: Did<'revolt'>, messages: FrameMessages): Told {
  const { moments } = messages;
  const laid = moments.revolted({
    who: playerOf(scene, did.seat),
    cards: shown(did.cards, messages),
    worth: worthOf(did.cards),
    counter: isCounter(scene),
  });
  if (!states(scene.head.game, 'revolt.move')) return { headline: laid, why: [] };
  const { headline, why: out } = goingOut(scene, did.seat, laid, messages, 'revolt.out');
  const end = roundEnds(scene, did.seat, messages);
  const then = end ? [...out, end] : [...turnWhy(scene, messages), ...out, leadWhy(scene, did, messages)];
  return { headline, why: [...moveWhy(scene, did, messages), ...then] };
}

/** Whether it turned the order back. */
function isCounter({ frame, before }: Scene): boolean {
  return before?.direction === 'reversed' && frame.direction === 'normal';
}

function moveWhy({ head, before }: Scene, did: Did<'revolt'>, { moments }: FrameMessages): Rich[] {
  const { size, jokers, face } = setOf(did.cards);
  const again = before?.did.type === 'revolt';
  const why = again
    ? sentence([moments.revoltAgain], cite(head.game, 'revolt.again'))
    : sentence([moments.revoltMove({ size })], cite(head.game, 'revolt.move'));
  if (jokers === 0 || face === null) return [why];
  return [why, sentence([moments.wildJoker({ face, jokers })], cite(head.game, 'revolt.joker'))];
}

function turnWhy(scene: Scene, { moments }: FrameMessages): Rich[] {
  const { head, game, frame } = scene;
  const { direction } = frame;
  const ranks = game.order(head.setup, direction).filter((face) => face !== JOKER);
  const [low, high] = [ranks[0], ranks.at(-1)];
  if (!low || !high) return [];
  const more = isCounter(scene) ? (['revolt.counter'] as const) : (['order.oneRound'] as const);
  return [sentence([moments.turned({ low, high, direction })], cite(head.game, 'order.reversed', ...more))];
}

/** Who leads after it: the one who was to lead, unless it took his last cards. */
function leadWhy(scene: Scene, { seat }: Did<'revolt'>, { moments }: FrameMessages): Rich {
  const { head, frame, before } = scene;
  const winner = frame.pile.at(-1)?.seat;
  if (winner === undefined) return [];
  const leader = playerOf(scene, holderFrom(frame, winner));
  const had = before && holderFrom(before, winner);
  if (had === seat && holderFrom(frame, winner) !== seat) {
    const rules = cite(head.game, 'revolt.leader', 'trick.nextLeads');
    return sentence(moments.leadMoves({ who: playerOf(scene, seat), leader }), rules);
  }
  return sentence(moments.leadStays({ leader }), cite(head.game, 'revolt.leader'));
}
