import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataPart } from '../../../src/embed/make/data-part.ts';
import { REGISTRY } from '../../../src/embed/parts.ts';

function handedBy(script: string): [string, unknown][] {
  const handed: [string, unknown][] = [];
  runInNewContext(script, {
    [REGISTRY]: { hand: (name: string, part: unknown) => handed.push([name, part]) },
  });
  return handed;
}

describe('a data part', () => {
  it('hands in what it was made of, whatever that is, and ends no script around it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const value = `${text}</script><!--\u2028\u2029`;
        const script = dataPart('machine/anemaki.en', value);
        expect(script).not.toMatch(/[<\u2028\u2029]/);
        expect(handedBy(script)).toEqual([['machine/anemaki.en', value]]);
      }),
    );
  });

  it('does nothing where nobody asked for it', () => {
    expect(() => runInNewContext(dataPart('cards', '<svg></svg>'), {})).not.toThrow();
  });
});
