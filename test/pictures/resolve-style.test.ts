import { describe, expect, it } from 'vitest';
import { el, printSvg } from '../../src/charts/svg.ts';
import { inked } from '../../src/pictures/inks.ts';
import { resolveStyle } from '../../src/pictures/resolve-style.ts';

const light = (...children: Parameters<typeof el>[2][]) =>
  inked(printSvg(resolveStyle(el('svg', { class: 'chart' }, ...children))), 'light');

describe('the look of a drawing', () => {
  it('is what the style sheet says, written on each node, by day and by night', () => {
    const picture = resolveStyle(el('svg', { class: 'chart' }, el('text', { class: 'name', x: 1 }, 'Ari')));
    expect(inked(printSvg(picture), 'light')).toBe(
      '<svg><text x="1" fill="#1d2430" font-weight="600">Ari</text></svg>',
    );
    expect(inked(printSvg(picture), 'dark')).toBe(
      '<svg><text x="1" fill="#e9e4d8" font-weight="600">Ari</text></svg>',
    );
  });

  it('follows the rule that says most, wherever it stands', () => {
    expect(light(el('g', { class: 'card h' }, el('text', {}, 'K')))).toContain('fill="#b3261e"');
    expect(light(el('g', { class: 'card' }, el('text', {}, 'K')))).toContain('fill="#1d2430"');
  });

  it('gives every part the colour that its player has', () => {
    const mark = el('path', { class: 'mark', d: 'M0 0' });
    expect(light(el('g', { color: 'var(--p1)' }, mark))).toContain('fill="#04734f"');
  });

  it('leaves out what does not show, and what is for pages alone', () => {
    const printed = light(
      el('rect', { class: 'hit', width: 9, height: 9 }),
      el('g', { class: 'veil' }, el('rect', { width: 9, height: 9 })),
      el('title', {}, 'A tooltip'),
      el('g', { 'data-frame': 3, role: 'img', 'aria-label': 'x', style: '--w:1' }, el('path', { d: 'M1 1' })),
    );
    expect(printed).toBe('<svg><g><path d="M1 1"/></g></svg>');
  });

  it('does not answer to a pointer', () => {
    const bar = el('g', { class: 'fall' }, el('rect', { class: 'bar-of', width: 1 }));
    expect(light(bar)).not.toContain('fill-opacity');
  });
});
