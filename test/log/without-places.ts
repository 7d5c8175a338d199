/** A match without places, so that one that was read can be compared with one that was made. */
import type { Match } from '../../src/log/model.ts';

/** The match as plain JSON values: no spans, nothing undefined, nothing for lines on which nothing was remarked. */
export function withoutPlaces(match: Match): unknown {
  const plain = JSON.parse(JSON.stringify(match, (key, value) => (key === 'span' ? undefined : value)));
  for (const line of ['header', 'recorded']) {
    if (plain[line] && Object.keys(plain[line]).length === 0) delete plain[line];
  }
  return plain;
}
