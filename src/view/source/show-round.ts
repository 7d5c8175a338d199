/** Adds to a folded round what its charts need. This brings the analysis with it: for the server and the Worker. */
import { strengthOf } from '../../analysis/strength.ts';
import type { Frame, RoundTimeline } from '../../replay/frame.ts';
import type { Game, Setup } from '../../rules/game.ts';
import type { ShownRound } from './source.ts';

export function showRound(game: Game, setup: Setup, round: RoundTimeline): ShownRound {
  const leader = leaderOf(round);
  return { ...round, strength: round.frames.map((frame) => strengthAfter(game, setup, frame, leader)) };
}

/** By seat, in points to hundredths; null while the hands are not known well enough to say anything. */
function strengthAfter(game: Game, setup: Setup, frame: Frame, leader: number | null): (number | null)[] {
  if (frame.hands.some((hand) => hand.includes('??'))) return frame.hands.map(() => null);
  const turn = frame.turn ?? (frame.trick === 0 ? leader : null);
  return strengthOf(game, { ...frame, setup, turn }).map((points) => Math.round(points * 100) / 100);
}

function leaderOf({ frames }: RoundTimeline): number | null {
  const deal = frames[0]?.did;
  return deal?.type === 'deal' ? deal.leader : null;
}
