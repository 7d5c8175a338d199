/** The trades before a round in words: gifts up and down the titles, and the talon. */
import { countFaces, type Hand } from '../../cards/hand.ts';
import type { TitleId } from '../../rules/game.ts';
import { cite, citeTrade } from '../citations.ts';
import { type Rich, sentence } from '../rich.ts';
import { type Did, type FrameMessages, playerOf, type Scene, shown, type Told, titleOf } from './scene.ts';

/** A gift: up the titles the best cards, whether one likes it or not; down the titles, cards of one's choice. */
export function describeGift(scene: Scene, did: Did<'give'>, messages: FrameMessages): Told {
  const { moments } = messages;
  const [title, toTitle] = [titleOf(scene, did.seat), titleOf(scene, did.to)];
  const headline = moments.gave({
    who: playerOf(scene, did.seat),
    to: playerOf(scene, did.to),
    cards: shown(did.cards, messages, moments.cardsFaceDown),
    toTitle,
  });
  if (!title || !toTitle) return { headline, why: [] };
  const trade = { title, toTitle, count: did.cards.length };
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
    const why = title ? [sentence([moments.mayKeep({ title })], citeTrade(game, title))] : [];
    return { headline: moments.kept({ who }), why };
  }
  const rule =
    title && sentence([moments.maySwap({ title, count: did.cards.length })], citeTrade(game, title));
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
  readonly title: TitleId;
  readonly toTitle: TitleId;
  readonly count: number;
}

function bestWhy(scene: Scene, did: Did<'give'>, trade: Trade, { moments }: FrameMessages): Rich[] {
  const { game } = scene.head;
  const hand = scene.before?.hands[did.seat] ?? [];
  const order = chosenAmongEquals(hand, did.cards) ? moments.choiceOfSuits : moments.bestByNormalOrder;
  return [
    sentence([moments.givesBest(trade)], citeTrade(game, trade.title)),
    sentence([order], cite(game, 'trade.best')),
  ];
}

function freeWhy({ head }: Scene, trade: Trade, { moments }: FrameMessages): Rich[] {
  return [
    sentence([moments.givesFreely(trade)], citeTrade(head.game, trade.title)),
    sentence([moments.secretTrade], cite(head.game, 'trade.secret')),
  ];
}

/** Whether the receiver stood above the giver. */
function goesUp({ summary }: Scene, { seat, to }: Did<'give'>): boolean {
  const titles = summary.titles ?? [];
  return titles.indexOf(seat) > titles.indexOf(to);
}

/** Whether the hand held more cards of a given rank than went, so that suits were a choice. */
function chosenAmongEquals(hand: Hand, cards: Hand): boolean {
  const held = countFaces(hand);
  return [...countFaces(cards)].some(([face, given]) => (held.get(face) ?? 0) > given);
}
