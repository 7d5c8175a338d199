/** The deal in words: who deals and why, who will lead, what each has, and whether there are titles. */
import { cite } from '../citations.ts';
import { type Rich, sentence } from '../rich.ts';
import { type Did, type FrameMessages, playerOf, type Scene, type Told, titleOf } from './scene.ts';

export function describeDeal(scene: Scene, did: Did<'deal'>, messages: FrameMessages): Told {
  const { moments } = messages;
  const { dealer, leader } = did;
  return {
    headline: moments.dealt({
      round: scene.summary.number,
      dealer: playerOf(scene, dealer),
      leader: leader === dealer ? null : playerOf(scene, leader),
    }),
    why: [...dealerWhy(scene, dealer, messages), ...sizesWhy(scene, messages)],
  };
}

/** Who deals and leads: by luck where nobody has a title, else by title. */
function dealerWhy(scene: Scene, dealer: number, { moments }: FrameMessages): Rich[] {
  const { game, setup } = scene.head;
  const { titles, number } = scene.summary;
  if (!titles) {
    if (number > 1) return [sentence([moments.titlesUnknown])];
    return [
      sentence([moments.luckDeals], cite(game, 'deal.luck')),
      sentence([moments.untitled], cite(game, 'deal.untitled')),
    ];
  }
  const title = titleOf(scene, scene.game.dealer(setup, titles) ?? dealer);
  const why = title ? [sentence([moments.titleDeals({ title })], cite(game, 'deal.title'))] : [];
  const drawn = number === 1 && setup.options.firstRound === 'drawn';
  return drawn ? [sentence([moments.titlesDrawn], cite(game, 'deal.drawn')), ...why] : why;
}

/** How many cards each has, where all have the same number. */
function sizesWhy({ head, frame }: Scene, { moments }: FrameMessages): Rich[] {
  const each = frame.hands[0]?.length ?? 0;
  if (each === 0 || frame.hands.some((hand) => hand.length !== each)) return [];
  return [sentence([moments.dealSizes({ each, left: frame.talon.length })], cite(head.game, 'deal.sizes'))];
}
