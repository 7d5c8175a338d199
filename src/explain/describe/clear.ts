/** The end of a trick in words: the cards are set aside, and somebody leads the next. */
import { cite } from '../citations.ts';
import { sentence } from '../rich.ts';
import { type Did, type FrameMessages, playerOf, type Scene, type Told } from './scene.ts';

export function describeClear(scene: Scene, did: Did<'clear'>, { moments }: FrameMessages): Told {
  const { game } = scene.head;
  const winner = playerOf(scene, did.winner);
  // The frame may count the next trick already: the one that ended stands in the frame before.
  const trick = scene.before?.trick ?? scene.frame.trick;
  if (did.leader === null) {
    return {
      headline: moments.clearedLast({ trick }),
      why: [sentence([moments.restCountsNothing], cite(game, 'round.over'))],
    };
  }
  if (did.leader === did.winner) {
    return {
      headline: moments.cleared({ trick, winner }),
      why: [sentence([moments.winnerLeads], cite(game, 'trick.ends'))],
    };
  }
  return {
    headline: moments.clearedFor({ trick, winner, leader: playerOf(scene, did.leader) }),
    why: [sentence(moments.nextLeads({ winner }), cite(game, 'trick.nextLeads'))],
  };
}
