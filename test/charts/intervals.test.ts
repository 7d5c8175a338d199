import { describe, expect, it } from 'vitest';
import { intervals } from '../../src/charts/intervals.ts';
import { printSvg } from '../../src/charts/svg.ts';

const format = (value: number) => value.toFixed(2);
const draw = (rows: Parameters<typeof intervals>[0]['rows']) =>
  printSvg(intervals({ label: 'A & B', rows }, format));

describe('intervals', () => {
  it('names the drawing and every row, with text as text', () => {
    const svg = draw([{ name: '<b>', value: { value: 0.5, se: 0.1 } }]);
    expect(svg).toContain('aria-label="A &amp; B"');
    expect(svg).toContain('<title>&lt;b&gt;: 0.50</title>');
  });

  it('reaches two standard errors to either side of the dot', () => {
    const svg = draw([{ name: 'x', value: { value: 1, se: 0.25 } }]);
    const [, low = '', high = ''] = /class="whisker" d="M([\d.]+) [\d.]+v8m0-4H([\d.]+)/.exec(svg) ?? [];
    const [, middle = ''] = /class="dot-now" cx="([\d.]+)"/.exec(svg) ?? [];
    expect(Number(middle) - Number(low)).toBeCloseTo(Number(high) - Number(middle), 1);
    expect(Number(high)).toBeGreaterThan(Number(middle));
  });

  it('leads from the value before to the value now', () => {
    const svg = draw([{ name: 'x', before: { value: -1, se: 0 }, value: { value: 1, se: 0 } }]);
    expect(svg).toContain('<title>x: -1.00 → 1.00</title>');
    expect(svg).toContain('class="change"');
    expect(draw([{ name: 'x', value: { value: 1, se: 0 } }])).not.toContain('class="change"');
  });
});
