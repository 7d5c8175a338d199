import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULTS,
  type Options,
  PANELS,
  REVEALS,
  readOptions,
  saysOptions,
  THEMES,
  writeHash,
  writeOptions,
} from '../../src/view/options.ts';

const options: fc.Arbitrary<Options> = fc.record({
  log: fc.oneof(fc.constantFrom('', '1AbC-_x'), fc.string({ unit: 'grapheme' })),
  at: fc.oneof(
    fc.constantFrom('start', 'r3t4p2', 'r1v~stay'),
    fc.string({ unit: 'grapheme', minLength: 1 }).filter((at) => !/[\s\u200B]/.test(at)),
  ),
  pov: fc.constantFrom('all', 'ari', 'rhys'),
  reveal: fc.constantFrom(...REVEALS),
  whatif: fc.oneof(fc.constantFrom('', '1*r1t1p1*two kings*1KcKh.2'), fc.string({ unit: 'grapheme' })),
  panels: fc.shuffledSubarray([...PANELS], { minLength: 1 }),
  theme: fc.constantFrom(...THEMES),
  lang: fc.constantFrom('auto', 'el'),
  autoplay: fc.boolean(),
  speed: fc.integer({ min: 0, max: 60 }),
});

describe('options', () => {
  it('are read back as they were written', () => {
    fc.assert(
      fc.property(options, (said) => {
        expect(readOptions(`#${writeOptions(said)}`)).toEqual(said);
      }),
    );
  });

  it('leave an empty address at the defaults', () => {
    expect(writeOptions(DEFAULTS)).toBe('');
    expect(readOptions('')).toEqual(DEFAULTS);
  });

  it('are read without what came along when they were copied', () => {
    const copied = 'panels=table,\u200Bscore, titles&at= r3t4p2\u200B&theme=dark%0A&speed= 2&log=1 2';
    expect(readOptions(copied)).toEqual({
      ...DEFAULTS,
      ...{ panels: ['table', 'score', 'titles'], at: 'r3t4p2', theme: 'dark', speed: 2, log: '1 2' },
    });
  });

  it('keep an address legible', () => {
    const said = { ...DEFAULTS, at: 'r3t4p2~stay', pov: 'ari', panels: ['table', 'score'] } as const;
    expect(writeOptions(said)).toBe('at=r3t4p2~stay&pov=ari&panels=table,score');
  });

  it('take any text, and what it does not understand as not said', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { panels, speed, reveal } = readOptions(`#reveal=${text}&speed=${text}&panels=${text}`);
        expect(panels.length).toBeGreaterThan(0);
        expect(speed).toBeGreaterThanOrEqual(0);
        expect(REVEALS).toContain(reveal);
      }),
    );
    expect(readOptions('#reveal=everything&speed=-3&theme=pink&panels=kitchen')).toEqual(DEFAULTS);
    expect(readOptions('#speed=1e9').speed).toBe(60);
  });

  it('keep the word that says where the log is, unless the address brings the log along', () => {
    expect(writeHash({ ...DEFAULTS, at: 'r2' }, '#opened')).toBe('opened&at=r2');
    expect(writeHash(DEFAULTS, '#opened&at=r2')).toBe('opened');
    expect(writeHash({ ...DEFAULTS, log: '1abc' }, '#opened')).toBe('log=1abc');
    expect(writeHash({ ...DEFAULTS, at: 'r2' }, '#openedness')).toBe('at=r2');
  });

  it('are told from a place in the page', () => {
    expect(['', '#', '#at=r1', '#opened', '#opened&at=r1'].every(saysOptions)).toBe(true);
    expect(['#main', '#opened-moment', '#A8'].some(saysOptions)).toBe(false);
  });
});
