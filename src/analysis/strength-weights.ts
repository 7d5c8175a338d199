/** The fitted weights of the strength index, by game: printed by scripts/fit-strength.ts, in the order of `FEATURES`. */
export const STRENGTH_WEIGHTS: Readonly<Record<string, readonly number[]>> = {
  anemaki: [-1.52, 1.197, 0.726, 0.85, 0.525, 0.88, 0.94, -0.375],
  forradalom: [-0.671, 0.641, 0.354, 0.365, 0.509, 0.721, 0.397, -0.094],
};
