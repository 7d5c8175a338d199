/** Faults stay at their statements when remarks come into the text above them. */
import { describe, expect, it } from 'vitest';
import { parseText } from '../../../src/log/text/parse.ts';
import { putRemark } from '../../../src/log/text/put-remark.ts';
import { shiftProblems } from '../../../src/view/open/shift-problems.ts';

const LOG = `revolution-log 1
rules anemaki
player a
player b
round 1
a plays 7x
b plays 8d ; so
a plays 9y
`;

describe('the faults of a text', () => {
  it.each(['!', 'one\ntwo\nthree', ''])('are where a reader of the new text finds them, after %j', (note) => {
    const { match, problems } = parseText(LOG);
    const span = match.rounds[0]?.entries[1]?.span;
    if (!span) throw new Error('The log has no second play.');
    const text = putRemark(LOG, span, note ? 'en' : '', note);
    const placed = problems.map((problem) => ({ problem, at: null }));
    const shifted = shiftProblems(placed, LOG, text).map(({ problem }) => problem);
    expect(problems.length).toBeGreaterThanOrEqual(2);
    expect(shifted).toEqual(parseText(text).problems);
  });

  it('are the same list where nothing has changed', () => {
    expect(shiftProblems([], LOG, LOG)).toEqual([]);
  });
});
