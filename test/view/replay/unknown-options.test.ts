import { expect, it } from 'vitest';
import { unknownOptions } from '../../../src/view/replay/unknown-options.ts';
import { sampleSource } from '../fixtures/match.ts';

const source = sampleSource(2);

it('finds what a match does not have', () => {
  expect(unknownOptions('#at=r99&pov=nobody&reveal=x', source)).toEqual(['at=r99', 'pov=nobody', 'reveal=x']);
  expect(unknownOptions('#at=there', source)).toEqual(['at=there']);
  expect(unknownOptions(`#pov=${'x'.repeat(500)}`, source)[0]).toHaveLength(64);
});

it('finds nothing in a link that leads somewhere', () => {
  for (const hash of ['', '#', '#at=end', '#at=r2t1p1&pov=ari&reveal=seat', '#pov=all&panels=nothing']) {
    expect(unknownOptions(hash, source)).toEqual([]);
  }
});
