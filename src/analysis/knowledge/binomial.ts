/** Numbers of ways to choose. */

/** How many sets of `k` there are among `n`; 0 where there are none. Exact up to 2⁵³. */
export function binomial(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * (n - Math.min(k, n - k) + i)) / i;
  return ways;
}
