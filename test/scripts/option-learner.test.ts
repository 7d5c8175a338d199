import { expect, it } from 'vitest';
import { optionLearner } from '../../scripts/train/option-learner.ts';
import { randomFrom } from '../../src/analysis/random.ts';

/** Weights of five features, of which each option of a decision has two; what it leads to is their sum, and luck. */
const TRUE = [0.5, -0.25, 0, 0.75, -1];

it('learns differences between options, whatever all of them have in common', () => {
  const random = randomFrom('learner');
  const learner = optionLearner(TRUE.length, { options: 3, active: 2 });
  const steps = 4000;
  for (let step = 1; step <= steps; step++) {
    const common = random.below(100);
    const results = [0, 1, 2].map(() => {
      const active = Int32Array.of(random.below(TRUE.length), random.below(TRUE.length));
      learner.add(active, 2);
      const luck = random.below(3) - 1;
      return common + luck + (TRUE[active[0] as number] as number) + (TRUE[active[1] as number] as number);
    });
    learner.learn(results);
    learner.step(step / steps);
  }
  const learned = learner.mean();
  const shift = learned.reduce((sum, weight, i) => sum + weight - (TRUE[i] as number), 0) / TRUE.length;
  for (const [i, weight] of learned.entries()) expect(weight - shift).toBeCloseTo(TRUE[i] as number, 1);
});

it('leaves features alone that no option has', () => {
  const learner = optionLearner(3, { options: 2, active: 1 });
  learner.add(Int32Array.of(0), 1);
  learner.add(Int32Array.of(1), 1);
  learner.learn([1, -1]);
  learner.step(1);
  expect([...learner.weights]).toEqual([0.1, -0.1, 0]);
});
