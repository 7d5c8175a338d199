/** The word somebody may have meant: the closest of a few candidates, for a problem's advice. */

const MOST_CANDIDATES = 64;
const LONGEST_WORD = 24;

/**
 * The candidate at the smallest edit distance from the word, letter case aside; empty when none is
 * near (a third of the word's letters, at least one). Work is bounded whatever the input.
 */
export function nearest(word: string, candidates: Iterable<string>): string {
  if (word.length === 0 || word.length > LONGEST_WORD) return '';
  const sought = word.toLowerCase();
  let best = '';
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  let seen = 0;
  for (const candidate of candidates) {
    if (++seen > MOST_CANDIDATES) break;
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const distance = editDistance(sought, candidate.toLowerCase());
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** Letters to insert, delete or replace, or neighbours to exchange, to get from one word to the other. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? cost) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
