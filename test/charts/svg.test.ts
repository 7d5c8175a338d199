import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { el, printSvg } from '../../src/charts/svg.ts';
import { HOSTILE } from './sample.ts';

describe('el', () => {
  it('leaves out what is absent and keeps what is empty', () => {
    expect(el('g', { a: null, b: undefined, c: false, d: true, e: '', f: 0 }).attrs).toEqual({
      d: '',
      e: '',
      f: 0,
    });
  });

  it('flattens lists of children and drops those that draw nothing', () => {
    const node = el('g', {}, [el('path'), [null, ['a']]], false, 'b');
    expect(node.children).toEqual([el('path'), 'a', 'b']);
  });

  it('rounds numbers to hundredths', () => {
    expect(el('rect', { x: 1 / 3 }).attrs.x).toBe(0.33);
  });
});

describe('printSvg', () => {
  it('prints elements, attributes and text', () => {
    const node = el('svg', { width: 2 }, el('text', { class: 'a' }, 'x', el('tspan', {}, 'y')), el('path'));
    expect(printSvg(node)).toBe('<svg width="2"><text class="a">x<tspan>y</tspan></text><path/></svg>');
  });

  it('escapes text and attribute values', () => {
    const node = el('text', { 'aria-label': '"><script>' }, '<b>&amp;</b>');
    expect(printSvg(node)).toBe(
      '<text aria-label="&quot;&gt;&lt;script&gt;">&lt;b&gt;&amp;amp;&lt;/b&gt;</text>',
    );
  });

  it('replaces what XML cannot hold', () => {
    expect(printSvg(el('text', {}, 'a\u0000b\u001b[31m\uD800c\uFFFF'))).toBe(
      '<text>a\uFFFDb\uFFFD[31m\uFFFDc\uFFFD</text>',
    );
    expect(printSvg(el('text', {}, '🂡 ő Ω\n'))).toBe('<text>🂡 ő Ω\n</text>');
  });

  it('never lets a text become markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...HOSTILE) }), (text) => {
        const printed = printSvg(el('text', { title: text }, text));
        const [, value, inner] = /^<text title="([^"]*)">(.*)<\/text>$/s.exec(printed) ?? [];
        expect(value).toBe(inner);
        expect(inner).not.toMatch(/[<>"]|&(?!(amp|lt|gt|quot);)/);
      }),
    );
  });
});
