/** Adds to a folded round what its charts need. This brings the analysis with it: for the server and the Worker. */
import { strengthOfFrames } from '../../analysis/strength-of-frames.ts';
import { UNKNOWN } from '../../cards/card.ts';
import type { Frame, RoundTimeline } from '../../replay/frame.ts';
import type { Game, Setup } from '../../rules/game.ts';
import type { ShownRound } from './source.ts';

/** The strength is by frame and seat, in points to hundredths; null while the hands are not known well enough to say anything. */
export function showRound(game: Game, setup: Setup, round: RoundTimeline): ShownRound {
  const { frames, summary } = round;
  // What sensible players would trade can only be said where the deal is known.
  const titles = frames[0] && areHandsKnown(frames[0]) ? summary.titles : null;
  const strength = strengthOfFrames(game, setup, frames, titles).map((points, i) => {
    const frame = frames[i];
    return points.map((of) => (frame && areHandsKnown(frame) ? Math.round(of * 100) / 100 : null));
  });
  return { ...round, strength };
}

function areHandsKnown({ hands }: Frame): boolean {
  return !hands.some((hand) => hand.includes(UNKNOWN));
}
