/** The trades before a round in words: gifts up and down the titles, and the talon. */
import { JOKER } from '../../cards/card.ts';
import { countFaces, type Hand } from '../../cards/hand.ts';
import { cite, citeTrade, states } from '../citations.ts';
import type { Titled } from '../messages/names.ts';
import { type Rich, sentence } from '../rich.ts';
import { type Did, type FrameMessages, playerOf, type Scene, shown, type Told, titleOf } from './scene.ts';

/** A gift: up the titles the best cards, whether one likes it or not; down the titles, cards of one's choice. */
export function describeGift(scene: Scene, did: Did<'give'>, messages: FrameMessages): Told {
  const { moments } = messages;
  const [giver, taker] = [titleOf(scene, did.seat), titleOf(scene, did.to)];
  const headline = moments.gave({
    who: playerOf(scene, did.seat),
    to: playerOf(scene, did.to),
    cards: shown(did.cards, messages, moments.cardsFaceDown),
    taker,
  });
  if (!giver || !taker) return { headline, why: [] };
  const trade = { giver, taker, count: did.cards.length };
  return {
    headline,
    why: goesUp(scene, did) ? bestWhy(scene, did, trade, messages) : freeWhy(scene, trade, messages),
  };
}

/** The swap for the talon, or its refusal. */
export function describeTalon(scene: Scene, did: Did<'swap'> | Did<'keep'>, messages: FrameMessages): Told {
  const { moments } = messages;
  const { game } = scene.head;
  const who = playerOf(scene, did.seat);
  const title = titleOf(scene, did.seat);
  if (did.type === 'keep') {
    const why = title ? [sentence([moments.mayKeep(title)], citeTrade(game, title.title))] : [];
    return { headline: moments.kept({ who }), why };
  }
  const rule =
    title && sentence([moments.maySwap({ ...title, count: did.cards.length })], citeTrade(game, title.title));
  const talon = scene.before?.talon ?? [];
  const found = talon.some((card) => card !== '??')
    ? [sentence(moments.foundInTalon({ cards: { cards: talon } }))]
    : [];
  return {
    headline: moments.swapped({ who, cards: shown(did.cards, messages, moments.cardsFaceDown) }),
    why: rule ? [rule, ...found] : found,
  };
}

interface Trade {
  readonly giver: Titled;
  readonly taker: Titled;
  readonly count: number;
}

function bestWhy(scene: Scene, did: Did<'give'>, trade: Trade, { moments }: FrameMessages): Rich[] {
  const { game } = scene.head;
  const hand = scene.before?.hands[did.seat] ?? [];
  const joker = scene.game.order(scene.head.setup, 'normal').includes(JOKER);
  const order = chosenAmongEquals(hand, did.cards)
    ? moments.choiceOfSuits
    : moments.bestByNormalOrder({ joker });
  return [
    sentence([moments.givesBest(trade)], citeTrade(game, trade.giver.title)),
    ...cappedWhy(scene, did, moments),
    sentence([order], cite(game, 'trade.best')),
    ...(states(game, 'trade.looked')
      ? [sentence([moments.looksFirst(trade.taker)], cite(game, 'trade.looked'))]
      : []),
  ];
}

/** That a trade is as large as the smaller hand, in a game in which that can be less than was due. */
function cappedWhy({ head, before }: Scene, did: Did<'give'>, moments: FrameMessages['moments']): Rich[] {
  const smaller = Math.min(...[did.seat, did.to].map((seat) => before?.hands[seat]?.length ?? 0));
  if (smaller !== did.cards.length || !states(head.game, 'trade.capped')) return [];
  return [sentence([moments.tradeCapped], cite(head.game, 'trade.capped'))];
}

function freeWhy({ head }: Scene, trade: Trade, { moments }: FrameMessages): Rich[] {
  const rules = citeTrade(head.game, trade.giver.title);
  if (states(head.game, 'trade.looked')) return [sentence([moments.returnsFreely(trade)], rules)];
  return [
    sentence([moments.givesFreely(trade)], rules),
    sentence([moments.secretTrade], cite(head.game, 'trade.secret')),
  ];
}

/** Whether the receiver stood above the giver. */
function goesUp({ summary }: Scene, { seat, to }: Did<'give'>): boolean {
  const titles = summary.titles ?? [];
  return titles.indexOf(seat) > titles.indexOf(to);
}

/** Whether the hand held more cards of a given rank than went, so that suits were a choice; jokers have none. */
function chosenAmongEquals(hand: Hand, cards: Hand): boolean {
  const held = countFaces(hand);
  return [...countFaces(cards)].some(([face, given]) => face !== JOKER && (held.get(face) ?? 0) > given);
}
