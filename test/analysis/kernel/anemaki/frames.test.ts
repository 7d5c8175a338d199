/** Holds the kernel equal to the statechart: to the frames of folded matches. */
import { expect, it } from 'vitest';
import { kernelOf } from '../../../../src/analysis/kernel/kernels.ts';
import { positionsOfRound } from '../../../../src/analysis/positions/positions-of-frames.ts';
import { faceOf } from '../../../../src/cards/card.ts';
import { foldMatch } from '../../../../src/replay/fold.ts';
import type { Frame } from '../../../../src/replay/frame.ts';
import { anemaki } from '../../../../src/rules/anemaki/anemaki.ts';
import type { Choice } from '../../../../src/rules/game.ts';
import { allSetups, randomMatch } from '../../../support/random-match.ts';
import { recordOf } from '../../../support/record.ts';

function choiceOf({ did }: Frame): Choice | null {
  if (did.type === 'pass') return did;
  if (did.type !== 'play') return null;
  return { type: 'play', face: faceOf(did.cards[0] ?? '??') ?? 'jo', naturals: did.cards.length, jokers: 0 };
}

it.each(allSetups(anemaki, 5))('goes through every frame of matches with $options', (setup) => {
  const kernel = kernelOf(setup, 'anemaki');
  for (let seed = 0; seed < 12; seed++) {
    const timeline = foldMatch(recordOf(randomMatch({ seed: `frames ${seed}`, setup })));
    for (const round of timeline.rounds) {
      const { frames, summary } = round;
      const positions = positionsOfRound(timeline, round);
      const first = positions.findIndex((position) => position !== null);
      const state = new Int32Array(kernel.words);
      const position = positions[first];
      if (!position) throw new Error('a round without tricks');
      kernel.load(position, state);
      for (const frame of frames.slice(first + 1)) {
        const choice = choiceOf(frame);
        if (choice) kernel.apply(state, kernel.moveOf(choice.type === 'pass' ? { type: 'pass' } : choice));
        // Between two tricks the kernel has the next lead before it already.
        if (frame.turn === null) continue;
        expect(kernel.turn(state), frame.at).toBe(frame.turn);
        expect(kernel.moves(state).map(kernel.deedOf), frame.at).toEqual(frame.choices);
      }
      const places = new Uint8Array(5);
      kernel.places(state, places);
      expect(kernel.turn(state)).toBe(-1);
      expect([0, 1, 2, 3, 4].map((place) => places.indexOf(place))).toEqual(summary.order);
    }
  }
});
