/** The deal in words: who deals and why, who will lead, what each has, and whether there are titles. */
import type { Seat } from '../../rules/game.ts';
import { cite, states } from '../citations.ts';
import { type Rich, sentence } from '../rich.ts';
import { type Did, type FrameMessages, playerOf, type Scene, type Told, titleOf } from './scene.ts';

/** So many players who got one card more are named; more are counted. */
const MOST_NAMED = 2;

export function describeDeal(scene: Scene, did: Did<'deal'>, messages: FrameMessages): Told {
  const { moments } = messages;
  const { dealer, leader } = did;
  return {
    headline: moments.dealt({
      round: scene.summary.number,
      dealer: playerOf(scene, dealer),
      leader: leader === dealer ? null : playerOf(scene, leader),
    }),
    why: [...dealerWhy(scene, dealer, messages), ...sizesWhy(scene, messages), ...middleWhy(scene, messages)],
  };
}

/** Who deals and leads: by luck where nobody has a title, else by title. */
function dealerWhy(scene: Scene, dealer: Seat, messages: FrameMessages): Rich[] {
  const { moments } = messages;
  const { game, setup } = scene.head;
  const { titles, number } = scene.summary;
  if (!titles) return number > 1 ? [sentence([moments.titlesUnknown])] : luckWhy(scene, messages);
  const drawn = number === 1 && setup.options.firstRound === 'drawn';
  return [
    ...(drawn ? [sentence([moments.titlesDrawn], cite(game, 'deal.drawn'))] : []),
    ...titleWhy(scene, dealer, titles, messages),
  ];
}

function luckWhy({ head: { game } }: Scene, { moments }: FrameMessages): Rich[] {
  return [
    states(game, 'deal.luckLeads')
      ? sentence([moments.luckLeads], cite(game, 'deal.luckLeads'))
      : sentence([moments.luckDeals], cite(game, 'deal.luck')),
    states(game, 'deal.untraded')
      ? sentence([moments.untraded], cite(game, 'deal.untraded'))
      : sentence([moments.untitled], cite(game, 'deal.untitled')),
  ];
}

function titleWhy(scene: Scene, dealt: Seat, titles: readonly Seat[], { moments }: FrameMessages): Rich[] {
  const { head, game } = scene;
  const dealer = game.dealer(head.setup, titles) ?? dealt;
  const leader = game.firstLeader(head.setup, dealer, titles);
  const [deals, leads] = [titleOf(scene, dealer), titleOf(scene, leader)];
  if (!deals || !leads) return [];
  const clause =
    dealer === leader ? moments.titleDeals(deals) : moments.titleDealsAnotherLeads({ deals, leads });
  return [sentence([clause], cite(head.game, 'deal.title'))];
}

/** How many cards each has, and who one more; nothing where hands differ by more. */
function sizesWhy(scene: Scene, { moments }: FrameMessages): Rich[] {
  const { game } = scene.head;
  const { hands, talon } = scene.frame;
  const sizes = hands.map((hand) => hand.length);
  const [each, most] = [Math.min(...sizes), Math.max(...sizes)];
  if (each === 0) return [];
  if (each === most) {
    return [sentence([moments.dealSizes({ each, left: talon.length })], cite(game, 'deal.sizes'))];
  }
  if (most > each + 1 || !states(game, 'deal.uneven')) return [];
  const more = sizes.flatMap((size, seat) => (size === most ? [playerOf(scene, seat)] : []));
  const who = more.length > MOST_NAMED ? null : more;
  return [sentence(moments.dealUneven({ each, who, count: more.length }), cite(game, 'deal.uneven'))];
}

/** Who trades nothing, in the middle of an odd number of places. */
function middleWhy(scene: Scene, { moments }: FrameMessages): Rich[] {
  const { head, summary } = scene;
  const middle = ((summary.titles?.length ?? 0) - 1) / 2;
  const seat = summary.titles?.[middle];
  const title = seat === undefined ? null : titleOf(scene, seat);
  if (seat === undefined || !title || !states(head.game, 'trade.middle')) return [];
  const clause = moments.tradesNothing({ ...title, who: playerOf(scene, seat) });
  return [sentence(clause, cite(head.game, 'trade.middle'))];
}
