/**
 * Learns the weights of a linear action value from comparing the options of one decision: what each led to, played out on the
 * same cards. Only the differences from the mean of the options are learned, so that how good the position was as a whole
 * adds no noise (Monte Carlo control with exploring starts, R. Sutton, A. Barto, "Reinforcement Learning", 2nd ed. 2018, §5.3 and
 * §9.3, on advantages). Only + − × / are used: same comparisons, same weights.
 */

/** Share of an error that is made good by one comparison, at the start and at the end. */
const RATES = [0.1, 0.01] as const;
/** Comparisons after which a feature's own rate has halved: rare ones go on learning fast. */
const HALVING = 3000;
/** The weights handed out are means over the rest of the way from here on … */
const SETTLED = 0.6;
/** … of those after every so many steps. */
const STRIDE = 50;

export interface OptionLearner {
  /** The weights as they stand; they change in place. */
  readonly weights: Float64Array;
  /** An option of the decision that is looked at: its features `active[0]` to `active[count - 1]`. */
  add(active: Int32Array, count: number): void;
  /** Learns from what the options led to, in the order in which they were added, and forgets them. */
  learn(results: ArrayLike<number>): void;
  /** A step of the way is done; `progress` goes from 0 to 1. */
  step(progress: number): void;
  /** The mean of the settled weights. */
  mean(): Float64Array;
}

export function optionLearner(features: number, most: { options: number; active: number }): OptionLearner {
  const weights = new Float64Array(features);
  const seen = new Float64Array(features);
  const settled = new Float64Array(features);
  const active = new Int32Array(most.options * most.active);
  const counts = new Int32Array(most.options);
  const values = new Float64Array(most.options);
  let options = 0;
  let rate: number = RATES[0];
  let steps = 0;
  let settledSteps = 0;

  function correct(option: number, error: number): void {
    const count = counts[option] as number;
    const share = (error * rate) / count;
    const first = option * most.active;
    for (let k = first; k < first + count; k++) {
      const feature = active[k] as number;
      const times = seen[feature] as number;
      seen[feature] = times + 1;
      weights[feature] = (weights[feature] as number) + (share * HALVING) / (HALVING + times);
    }
  }

  return {
    weights,
    add(features, count) {
      let value = 0;
      for (let k = 0; k < count; k++) {
        const feature = features[k] as number;
        active[options * most.active + k] = feature;
        value += weights[feature] as number;
      }
      counts[options] = count;
      values[options] = value;
      options += 1;
    },
    learn(results) {
      let excess = 0;
      for (let i = 0; i < options; i++) excess += (results[i] as number) - (values[i] as number);
      excess /= options;
      for (let i = 0; i < options; i++) correct(i, (results[i] as number) - (values[i] as number) - excess);
      options = 0;
    },
    step(progress) {
      rate = RATES[0] + (RATES[1] - RATES[0]) * progress;
      steps += 1;
      if (progress < SETTLED || steps % STRIDE !== 0) return;
      settledSteps += 1;
      for (let k = 0; k < features; k++) {
        const mean = settled[k] as number;
        settled[k] = mean + ((weights[k] as number) - mean) / settledSteps;
      }
    },
    mean: () => settled,
  };
}
