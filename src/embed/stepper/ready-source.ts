/** A source made from a showing, and what its moments say: the sentences are found by the frames they belong to. */
import type { Frame } from '../../replay/frame.ts';
import { unpackSource } from '../../view/source/pack-source.ts';
import type { ShownRound } from '../../view/source/source.ts';
import type { WholeSource } from '../make/make-showing.ts';
import type { Said, Showing } from '../showing.ts';

export interface ReadySource {
  readonly source: WholeSource;
  /** What a frame says; undefined for one that is not of the source as it stands: one with cards hidden. */
  readonly said: (frame: Frame) => Said | undefined;
}

export function readySource(showing: Showing): ReadySource {
  const source = unpackSource(showing.source);
  const said = new WeakMap<Frame, Said>();
  const known = new WeakSet<ShownRound>();
  const learn = (frames: readonly Frame[], sentences: readonly Said[] = []) =>
    frames.forEach((frame, i) => {
      const sentence = sentences[i];
      if (sentence) said.set(frame, sentence);
    });
  return {
    source: {
      ...source,
      round: (index) => {
        const round = source.round(index) as ShownRound;
        if (known.has(round)) return round;
        known.add(round);
        learn(round.frames, showing.said[index]?.main);
        for (const { name, frames } of round.branches) learn(frames, showing.said[index]?.branches[name]);
        return round;
      },
    },
    said: (frame) => said.get(frame),
  };
}
