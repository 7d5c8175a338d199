/** The positions of recorded rounds with their outcome, in the shape in which the index is measured. */
import type { RoundTimeline, Timeline } from '../replay/frame.ts';
import type { Sample } from './self-play.ts';

/** Every frame in which somebody is to act, of every round that was played to its end. */
export function recordedSamples({ setup, rounds }: Timeline): Sample[] {
  return rounds.flatMap((round) => samplesOf(setup, round));
}

function samplesOf(setup: Timeline['setup'], { frames, summary: { points } }: RoundTimeline): Sample[] {
  const size = (hands: readonly { length: number }[]) => hands.reduce((sum, { length }) => sum + length, 0);
  const dealt = size(frames[0]?.hands ?? []);
  if (!points || dealt === 0) return [];
  return frames
    .filter(({ turn }) => turn !== null)
    .map((frame) => ({ position: { ...frame, setup }, points, left: size(frame.hands) / dealt }));
}
