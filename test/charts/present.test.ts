// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bump } from '../../src/charts/bump.ts';
import { markPresent, momentUnder } from '../../src/charts/present.ts';
import { score } from '../../src/charts/score.ts';
import { printSvg, type SvgNode } from '../../src/charts/svg.ts';
import { sampleMatch, sampleRound } from './sample.ts';

const DATA = sampleRound({
  columns: sampleRound().columns.slice(0, 16),
  panels: [],
  turns: [{ frame: 13, reversed: true, short: 'Revolution', label: 'It turns.' }],
});
const FUTURES = ['pale', 'absent'] as const;

describe.each(FUTURES)('markPresent with a %s future', (future) => {
  it('leaves a score as it would be drawn at that frame, whatever way it came', () => {
    const root = place(score(DATA, { future }).body);
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 20 }), (present) => {
        markPresent(root, present);
        expect(timeIn(root)).toEqual(timeIn(place(score(DATA, { future, present }).body)));
      }),
      { numRuns: 15 },
    );
  });

  it('leaves a chart of titles as it would be drawn after that round', () => {
    const match = sampleMatch(9);
    const root = place(bump(match, { future }).body);
    for (const present of [9, 0, 4, 5, 3, 99]) {
      markPresent(root, present);
      expect(timeIn(root)).toEqual(timeIn(place(bump(match, { future, present }).body)));
    }
  });
});

describe('markPresent', () => {
  it('changes only the moments it passes', () => {
    const root = place(score(DATA, { present: 10 }).body);
    let changed = 0;
    for (const element of root.querySelectorAll('[data-frame]')) {
      const { toggle } = element.classList;
      element.classList.toggle = (...args) => {
        changed++;
        return toggle.apply(element.classList, args);
      };
    }
    markPresent(root, 11);
    expect(changed).toBe(1);
    markPresent(root, 9);
    expect(changed).toBe(3);
  });

  it('takes no harm from a page without a chart', () => {
    const empty = document.createElement('div');
    markPresent(empty, 3);
    expect(empty.innerHTML).toBe('');
  });
});

describe('An absent future', () => {
  it('does not tell how long the round or the match will be', () => {
    const width = (count: number) => {
      const columns = sampleRound().columns.slice(0, count);
      return score(sampleRound({ columns, panels: [] }), { future: 'absent', present: 5 }).body.attrs.width;
    };
    expect(width(30)).toBe(width(16));
    expect(bump(sampleMatch(50), { future: 'absent', present: 0 }).body.attrs.width).toBe(0);
  });
});

describe('momentUnder', () => {
  it('reads the frame of a score and the round of a chart of titles', () => {
    const column = place(score(DATA).body).querySelector('.column .hit');
    expect(momentUnder(column)).toBe(3);
    expect(momentUnder(place(bump(sampleMatch(3)).body).querySelector('.column .mark'))).toBe(1);
  });

  it('is null beside the columns', () => {
    expect(momentUnder(place(score(DATA).body))).toBeNull();
    expect(momentUnder(null)).toBeNull();
  });
});

function place(body: SvgNode): Element {
  const root = document.createElement('div');
  root.innerHTML = printSvg(body);
  return root;
}

/** All that depends on time: the later moments, cursor, veil, width. */
function timeIn(root: Element) {
  const svg = root.querySelector('svg');
  return {
    later: [...root.querySelectorAll('.future')].map((element) => element.outerHTML.slice(0, 80)),
    cursor: root.querySelector('.cursor')?.getAttribute('transform'),
    veil: root.querySelector('.veil')?.getAttribute('transform'),
    width: svg?.getAttribute('width'),
    present: svg?.getAttribute('data-present'),
  };
}
