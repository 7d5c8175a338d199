/**
 * A pass in words: forced or by choice, and whether it ends the trick. Whether a pass was forced is told from the choices in the
 * frame before, and never of a hand that is not wholly known.
 */
import { type Face, JOKER, UNKNOWN } from '../../cards/card.ts';
import type { Choice, Direction, Lay, Seat } from '../../rules/game.ts';
import { cite } from '../citations.ts';
import { type Rich, sentence } from '../rich.ts';
import { largestSet } from './largest-set.ts';
import {
  type Did,
  type FrameMessages,
  holdsCards,
  playerOf,
  type Scene,
  seatsAfter,
  type Told,
} from './scene.ts';

type Play = Extract<Choice, { type: 'play' }>;

/** So many open plays are named one by one. */
const MOST_NAMED = 3;

export function describePass(scene: Scene, { seat }: Did<'pass'>, messages: FrameMessages): Told {
  const { moments } = messages;
  const who = playerOf(scene, seat);
  const plays = openPlays(scene, seat);
  const top = scene.frame.pile.at(-1) ?? null;
  const ends = top !== null && trickEnds(scene, top.seat);
  const winner = ends ? playerOf(scene, top.seat) : null;
  const forced = plays?.length === 0 || unbeatable(scene, seat) !== null;
  const why = passWhy(scene, seat, plays, messages);
  const then = ends ? endWhy(scene, messages) : stayWhy(scene, seat, forced, messages);
  return { headline: moments.passed({ who, forced, winner }), why: [why, then] };
}

/** The plays that were open to the seat; null where its hand is not wholly known. */
function openPlays({ before }: Scene, seat: Seat): Play[] | null {
  const hand = before?.hands[seat] ?? [];
  if (!before || before.turn !== seat || before.choices.length === 0 || hand.includes(UNKNOWN)) return null;
  return before.choices.filter((choice): choice is Play => choice.type === 'play');
}

function passWhy(scene: Scene, seat: Seat, plays: Play[] | null, messages: FrameMessages): Rich {
  const { moments } = messages;
  const rules = cite(scene.head.game, 'trick.pass');
  const highest = unbeatable(scene, seat);
  if (highest !== null) return highestWhy(scene, highest, moments);
  if (plays === null) return sentence([moments.mayPass], rules);
  if (plays.length === 0) return forcedWhy(scene, seat, messages);
  if (plays.length > MOST_NAMED) return sentence([moments.couldPlayMuch({ plays: plays.length })], rules);
  return sentence(moments.couldPlay({ plays }), rules);
}

/** The face on top, where none in force is higher: then nobody whose turn it is can answer, whatever the hand, known or not. */
function unbeatable({ game, head, frame, before }: Scene, seat: Seat): Face | null {
  const face = frame.pile.at(-1)?.shape.face ?? null;
  return before?.turn === seat && face === game.order(head.setup, frame.direction).at(-1) ? face : null;
}

function highestWhy({ head, frame }: Scene, top: Face, moments: FrameMessages['moments']): Rich {
  const { direction } = frame;
  if (top === JOKER) {
    const rules = [...cite(head.game, 'trick.pass'), ...cite(head.game, 'joker.highest')];
    return sentence([moments.nothingBeatsJokers], rules);
  }
  return sentence([moments.nothingBeats({ top, direction })], passRules(head.game, direction));
}

/** What the hand lacks: cards, equal cards, or height. */
function forcedWhy(scene: Scene, seat: Seat, { moments }: FrameMessages): Rich {
  const { head, frame } = scene;
  const rules = cite(head.game, 'trick.pass');
  const who = playerOf(scene, seat);
  const hand = frame.hands[seat] ?? [];
  const top = frame.pile.at(-1);
  if (!top) return sentence(moments.nothingFits({ who }), rules);
  const needed = top.shape.size;
  if (hand.length < needed) return sentence(moments.tooFewHeld({ who, held: hand.length, needed }), rules);
  if (needed > largestSet(hand)) {
    const wild = hand.includes(JOKER);
    const why = wild ? [...rules, ...cite(head.game, 'joker.wild')] : rules;
    return sentence(moments.noSet({ who, needed, wild }), why);
  }
  if (top.shape.face === null) return sentence(moments.nothingFits({ who }), rules);
  return lowWhy(scene, { ...top, face: top.shape.face }, seat, moments);
}

function lowWhy(
  scene: Scene,
  top: Lay & { face: Face },
  seat: Seat,
  moments: FrameMessages['moments'],
): Rich {
  const { head, frame } = scene;
  const { direction } = frame;
  const clause = moments.nothingHigher({
    who: playerOf(scene, seat),
    needed: top.shape.size,
    top: top.face,
    direction,
  });
  return sentence(clause, passRules(head.game, direction));
}

/** The rule of passing, and the order's where it is upside down. */
function passRules(game: string, direction: Direction) {
  const order = direction === 'reversed' ? cite(game, 'order.reversed') : [];
  return [...cite(game, 'trick.pass'), ...order];
}

/** Whether nobody but the one who laid the top may still act. */
function trickEnds({ head, frame }: Scene, topSeat: Seat): boolean {
  return seatsAfter(topSeat, head.setup.players)
    .filter((seat) => holdsCards(frame, seat))
    .every((seat) => frame.passed.includes(seat));
}

function endWhy({ head }: Scene, { moments }: FrameMessages): Rich {
  return sentence([moments.allPassed], cite(head.game, 'trick.ends'));
}

/** Whether the one who passed may come back into the trick; nothing where that could help nobody. */
function stayWhy(scene: Scene, seat: Seat, forced: boolean, { moments }: FrameMessages): Rich {
  const { game, setup } = scene.head;
  const who = playerOf(scene, seat);
  const rules = cite(game, 'trick.passLasts');
  if (setup.options.pass === 'trick') return sentence(moments.passForTrick({ who }), rules);
  return forced ? [] : sentence(moments.passForTurn({ who }), rules);
}
