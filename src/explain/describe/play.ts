/** A play in words: a lead or an answer, why it beats the top, who may still answer, and going out. */
import type { Lay, Seat } from '../../rules/game.ts';
import { cite, citeTitle } from '../citations.ts';
import { type Rich, sentence } from '../rich.ts';
import { setOfLay } from '../set-of-lay.ts';
import {
  type Did,
  type FrameMessages,
  holdsCards,
  placeOf,
  playerOf,
  type Scene,
  seatsAfter,
  shown,
  type Told,
  titleOf,
} from './scene.ts';

/** So many players who may answer are named; more are “the others”. */
const MOST_NAMED = 2;

export function describePlay(scene: Scene, did: Did<'play'>, messages: FrameMessages): Told {
  const under = scene.frame.pile.at(-2) ?? null;
  const who = playerOf(scene, did.seat);
  const cards = shown(did.cards, messages);
  const { moments } = messages;
  const laid = under
    ? moments.followed({
        who,
        cards,
        under: playerOf(scene, under.seat),
        ...setOfLay(under.cards),
        beats: scene.frame.refusal === null,
      })
    : moments.led({ who, cards });
  const why = under ? answerWhy(scene, under, messages) : leadWhy(scene, messages);
  const { headline, out } = goingOut(scene, did.seat, laid, messages);
  return { headline, why: [...why, ...out, ...after(scene, did.seat, messages)] };
}

/** Cards laid for a revolution; where the game knows no such move, the refusal beside it says so. */
export function describeRevolt(scene: Scene, did: Did<'revolt'>, messages: FrameMessages): Told {
  const facts = { who: playerOf(scene, did.seat), cards: shown(did.cards, messages) };
  return { headline: messages.moments.revolted(facts), why: [] };
}

function leadWhy(scene: Scene, { moments }: FrameMessages): Rich[] {
  const { game } = scene.head;
  const lead = sentence([moments.leadWhy], cite(game, 'trick.lead'));
  if (scene.frame.trick !== 1 || scene.frame.did.type !== 'play') return [lead];
  const title = titleOf(scene, scene.frame.did.seat);
  const first = title
    ? sentence([moments.titleLeads({ title })], cite(game, 'deal.title'))
    : sentence([moments.dealerLeads], cite(game, 'deal.luck'));
  return [first, lead];
}

function answerWhy({ head, frame }: Scene, under: Lay, { moments }: FrameMessages): Rich[] {
  const top = frame.pile.at(-1);
  if (!top) return [];
  const { direction } = frame;
  const clause = moments.beats({
    ...setOfLay(top.cards),
    topFace: setOfLay(under.cards).face,
    topSize: under.shape.size,
    direction,
  });
  const rules =
    direction === 'reversed'
      ? cite(head.game, 'trick.beat', 'order.reversed')
      : cite(head.game, 'trick.beat');
  return [sentence([clause], rules)];
}

/** The headline with place and title where the hand is empty now, and the rules of that. */
function goingOut(
  scene: Scene,
  seat: Seat,
  laid: Rich,
  { moments }: FrameMessages,
): { headline: Rich; out: Rich[] } {
  const place = scene.frame.out.indexOf(seat) + 1;
  if (place === 0) return { headline: laid, out: [] };
  const facts = placeOf(scene, place);
  const { game } = scene.head;
  const rules = [...cite(game, 'round.out'), ...citeTitle(game, facts.title)];
  return { headline: [...laid, moments.goesOut(facts)], out: [sentence([moments.outWhy], rules)] };
}

/** What comes after the play: the end of the round, answers, or neither. */
function after(scene: Scene, seat: Seat, { moments }: FrameMessages): Rich[] {
  const { head, frame, before } = scene;
  const { game, setup } = head;
  const others = seatsAfter(seat, setup.players).filter((other) => holdsCards(frame, other));
  const stays = holdsCards(frame, seat);
  const [last] = others;
  if (last === undefined) return [];
  if (others.length === 1 && !stays) {
    const place = placeOf(scene, setup.players);
    const rules = [...cite(game, 'round.out'), ...citeTitle(game, place.title)];
    return [sentence(moments.lastHolder({ ...place, who: playerOf(scene, last) }), rules)];
  }
  const answering = others.filter((other) => !frame.passed.includes(other));
  if (answering.length === 0) {
    return [sentence([moments.nobodyAnswers], cite(game, 'trick.passLasts', 'trick.ends'))];
  }
  const returns = answering.some((other) => before?.passed.includes(other));
  const facts = {
    who:
      answering.length < others.length || others.length <= MOST_NAMED
        ? answering.map((other) => playerOf(scene, other))
        : null,
    leads: playerOf(scene, stays ? seat : last),
  };
  const rules = [
    ...(returns ? cite(game, 'trick.passLasts') : []),
    ...cite(game, stays ? 'trick.ends' : 'trick.nextLeads'),
  ];
  return [sentence(moments.mayAnswer(facts), rules)];
}
