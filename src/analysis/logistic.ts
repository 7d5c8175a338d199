/** Logistic regression without an intercept, by Newton's method: small, exact and the same everywhere. */

/** Differences of features, and whether the first of the pair came out ahead. */
export interface Pair {
  readonly x: readonly number[];
  readonly won: boolean;
}

/** 1 / (1 + e^−t). */
export function logistic(t: number): number {
  return 1 / (1 + Math.exp(-t));
}

/** The weights under which the pairs are most likely; `ridge` keeps them finite where the data would not. */
export function fitLogistic(pairs: readonly Pair[], size: number, ridge = 1e-3, rounds = 12): number[] {
  let weights = Array.from({ length: size }, () => 0);
  for (let round = 0; round < rounds; round++) {
    const { slope, bend } = derivatives(pairs, weights, ridge);
    const step = solve(bend, slope);
    weights = weights.map((weight, i) => weight + (step[i] ?? 0));
  }
  return weights;
}

function derivatives(pairs: readonly Pair[], weights: readonly number[], ridge: number) {
  const slope = weights.map((weight) => -ridge * weight);
  const bend = weights.map((_, i) => weights.map((_weight, j) => (i === j ? ridge : 0)));
  for (const { x, won } of pairs) {
    const p = logistic(dot(x, weights));
    const miss = (won ? 1 : 0) - p;
    for (let i = 0; i < x.length; i++) {
      slope[i] = (slope[i] ?? 0) + miss * (x[i] ?? 0);
      const row = bend[i] ?? [];
      const pull = p * (1 - p) * (x[i] ?? 0);
      for (let j = 0; j < x.length; j++) row[j] = (row[j] ?? 0) + pull * (x[j] ?? 0);
    }
  }
  return { slope, bend };
}

export function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}

/** Solves `matrix · x = right` for a small positive definite matrix, by Gauss's elimination. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    const pivot = rows[i] ?? [];
    for (let k = 0; k < n; k++) {
      const row = rows[k] ?? [];
      if (k === i) continue;
      const factor = (row[i] ?? 0) / (pivot[i] ?? 1);
      for (let j = i; j <= n; j++) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0);
    }
  }
  return rows.map((row, i) => (row[n] ?? 0) / (row[i] ?? 1));
}
