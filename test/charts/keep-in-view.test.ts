// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bump } from '../../src/charts/bump.ts';
import { followPresent, keepInView } from '../../src/charts/keep-in-view.ts';
import { score } from '../../src/charts/score.ts';
import { printSvg, type SvgNode } from '../../src/charts/svg.ts';
import { sampleMatch, sampleRound } from './sample.ts';

/** The box of a chart on a phone: so wide, and so far from the left edge of the page. */
const BOX = { left: 100, width: 74 };

/** A drawing in its box; what is scrolled moves the cursor, as it would in a browser. */
function inBox(body: SvgNode): { panel: HTMLElement; box: HTMLElement; svg: Element } {
  const panel = document.createElement('div');
  panel.innerHTML = `<div class="chart-scroll">${printSvg(body)}</div>`;
  const box = panel.firstElementChild as HTMLElement;
  const svg = box.firstElementChild as Element;
  box.getBoundingClientRect = () => new DOMRect(BOX.left, 0, BOX.width, 200);
  const cursor = svg.querySelector('.cursor') as Element;
  cursor.getBoundingClientRect = () => {
    const rect = cursor.firstElementChild;
    const [, moved] = cursor.getAttribute('transform')?.match(/\((-?[\d.]+)/) ?? [];
    const left = Number(moved) + Number(rect?.getAttribute('x')) + BOX.left - box.scrollLeft;
    return new DOMRect(left, 0, Number(rect?.getAttribute('width')), 200);
  };
  return { panel, box, svg };
}

describe('keepInView', () => {
  it('puts a present beyond the right edge into the middle of the box', () => {
    const { box, svg } = inBox(bump(sampleMatch(12), { present: 7 }).body);
    keepInView(svg);
    // The band around the seventh mark, at 16 + 6 × 44, less half the box.
    expect(box.scrollLeft).toBe(280 - 37);
  });

  it('leaves the box where it is while the present is well in it', () => {
    const { box, svg } = inBox(bump(sampleMatch(12), { present: 1 }).body);
    keepInView(svg);
    expect(box.scrollLeft).toBe(0);
  });

  it('finds the present of titles whose future is absent', () => {
    const { box, svg } = inBox(bump(sampleMatch(12), { present: 7, future: 'absent' }).body);
    keepInView(svg);
    expect(box.scrollLeft).toBe(280 - 12 - 37);
  });
});

describe('followPresent', () => {
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
      run();
      return 0;
    });
  });

  it('moves titles from round to round, forth and back', () => {
    const { panel, box, svg } = inBox(bump(sampleMatch(12), {}).body);
    const seen = [7, 10, 4].map((round) => {
      followPresent(panel, round);
      expect(svg.getAttribute('data-present')).toBe(String(round));
      return box.scrollLeft;
    });
    expect(seen).toEqual([7, 10, 4].map((round) => 16 + (round - 1) * 44 - 37));
  });

  it('moves a score as well', () => {
    const { panel, box } = inBox(score(sampleRound()).body);
    followPresent(panel, sampleRound().columns.at(-1)?.frame ?? 0);
    expect(box.scrollLeft).toBeGreaterThan(100);
  });

  it('takes no harm from a panel that is not there', () => {
    expect(() => followPresent(null, 3)()).not.toThrow();
  });
});
