/** A play in words: a lead or an answer, why it beats the top, and who may still answer. */
import { JOKER } from '../../cards/card.ts';
import type { Lay, Seat } from '../../rules/game.ts';
import { setOf } from '../../rules/sets.ts';
import type { Statement } from '../citations/statement.ts';
import { cite, states } from '../citations.ts';
import { type Rich, sentence } from '../rich.ts';
import { setOfLay, worthOf } from '../set-of-lay.ts';
import { goingOut, roundEnds } from './going-out.ts';
import {
  type Did,
  type FrameMessages,
  holderFrom,
  holdsCards,
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
  const laid = headlineOf(scene, did, under, messages);
  const reasons = under ? answerWhy(scene, under, messages) : leadWhy(scene, messages);
  const why = [...reasons, ...jokerWhy(scene, did, messages)];
  const { headline, why: out } = goingOut(scene, did.seat, laid, messages);
  return { headline, why: [...why, ...out, after(scene, did.seat, messages)] };
}

function headlineOf(scene: Scene, did: Did<'play'>, under: Lay | null, messages: FrameMessages): Rich {
  const { moments } = messages;
  const facts = {
    who: playerOf(scene, did.seat),
    cards: shown(did.cards, messages),
    worth: worthOf(did.cards),
  };
  if (!under) return moments.led(facts);
  const beats = scene.frame.refusal === null;
  return moments.followed({ ...facts, under: playerOf(scene, under.seat), ...setOfLay(under.cards), beats });
}

function leadWhy(scene: Scene, { moments }: FrameMessages): Rich[] {
  const { game } = scene.head;
  const lead = sentence([moments.leadWhy], cite(game, 'trick.lead'));
  if (scene.frame.trick !== 1 || scene.frame.did.type !== 'play') return [lead];
  const title = titleOf(scene, scene.frame.did.seat);
  if (title) return [sentence([moments.titleLeads(title)], cite(game, 'deal.title')), lead];
  const first = states(game, 'deal.luckLeads')
    ? sentence([moments.luckLed], cite(game, 'deal.luckLeads'))
    : sentence([moments.dealerLeads], cite(game, 'deal.luck'));
  return [first, lead];
}

function answerWhy({ head, frame }: Scene, under: Lay, { moments }: FrameMessages): Rich[] {
  const top = frame.pile.at(-1);
  if (!top) return [];
  const { direction } = frame;
  const laid = setOfLay(top.cards);
  const clause = moments.beats({
    ...laid,
    topFace: setOfLay(under.cards).face,
    topSize: under.shape.size,
    direction,
    exact: states(head.game, 'trick.exact'),
  });
  const more: Statement[] = laid.face === JOKER ? ['joker.highest'] : [];
  if (direction === 'reversed') more.push('order.reversed');
  return [sentence([clause], cite(head.game, 'trick.beat', ...more))];
}

/** What the jokers among the cards stand for, or that they stand for themselves. */
function jokerWhy({ head }: Scene, { cards }: Did<'play'>, { moments }: FrameMessages): Rich[] {
  const { face, jokers } = setOf(cards);
  if (jokers === 0 || face === null) return [];
  return face === JOKER
    ? [sentence([moments.jokersAlone({ jokers })], cite(head.game, 'joker.highest'))]
    : [sentence([moments.wildJoker({ face, jokers })], cite(head.game, 'joker.wild'))];
}

/** What comes after the play: the end of the round, answers, or neither. */
function after(scene: Scene, seat: Seat, messages: FrameMessages): Rich {
  const { moments } = messages;
  const { head, frame } = scene;
  const others = seatsAfter(seat, head.setup.players).filter((other) => holdsCards(frame, other));
  if (others.length === 0) return [];
  const end = roundEnds(scene, seat, messages);
  if (end) return end;
  const answering = others.filter((other) => !frame.passed.includes(other));
  if (answering.length === 0) {
    return sentence([moments.nobodyAnswers], cite(head.game, 'trick.passLasts', 'trick.ends'));
  }
  return answersWhy(scene, seat, { others, answering }, messages);
}

function answersWhy(
  scene: Scene,
  seat: Seat,
  { others, answering }: { readonly others: readonly Seat[]; readonly answering: readonly Seat[] },
  { moments }: FrameMessages,
): Rich {
  const { head, frame, before } = scene;
  const leads = playerOf(scene, holderFrom(frame, seat));
  const next: Statement = holdsCards(frame, seat) ? 'trick.ends' : 'trick.nextLeads';
  if (frame.pile.at(-1)?.shape.face === JOKER) {
    return sentence(moments.onlyPasses({ leads }), cite(head.game, 'joker.highest', next));
  }
  const returns = answering.some((other) => before?.passed.includes(other));
  const isAll = answering.length === others.length && others.length > MOST_NAMED;
  const who = isAll ? null : answering.map((other) => playerOf(scene, other));
  const rules = cite(head.game, ...(returns ? (['trick.passLasts'] as const) : []), next);
  return sentence(moments.mayAnswer({ who, leads }), rules);
}
