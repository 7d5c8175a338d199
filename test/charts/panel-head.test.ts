import { describe, expect, it } from 'vitest';
import { headLift, headLines, headWidth } from '../../src/charts/panel-head.ts';
import { score } from '../../src/charts/score.ts';
import type { ScorePanel } from '../../src/charts/score-data.ts';
import { CATALOGUES } from '../../src/explain/messages/catalogues.ts';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { sampleRound } from './sample.ts';
import { byClass, textsOf } from './tree.ts';

const sample = sampleRound();
const short = { rows: sample.rows.map(() => ({ name: 'A', note: '' })) };
const lines = (name: string): ScorePanel => ({ name, series: [{ row: 0, values: [0, 1] }] });
const shares = (name: string): ScorePanel => ({ name, row: 0, lanes: ['I', 'II'], shares: [[0.5, 0.5]] });
const PANELS = LANGUAGES.flatMap((language) => {
  const { strength, equity, odds } = CATALOGUES[language].charts;
  return [lines(strength), lines(equity), shares(odds)].map((panel) => ({ language, panel }));
});

describe.each([true, false])('The name of a panel, compact: %s', (compact) => {
  it.each(PANELS)('stands whole between staves and panel: $language, $panel.name', ({ panel }) => {
    const data = sampleRound({ ...short, panels: [panel, panel] });
    const { labels, geometry } = score(data, { compact });
    byClass(labels, 'axis').forEach((axis, index) => {
      const place = geometry.panels[index];
      const above = geometry.panels[index - 1]?.bottom ?? geometry.bottom;
      const names = axis.children.filter((node) => typeof node !== 'string' && node.attrs.x === 2);
      expect(names.flatMap((node) => (typeof node === 'string' ? [] : textsOf(node))).join(' ')).toBe(
        panel.name,
      );
      // Letters of this size rise nine pixels above their line.
      const tops = names.map((node) => (typeof node === 'string' ? 0 : Number(node.attrs.y) - 9));
      expect(Math.min(...tops)).toBeGreaterThan(above);
      expect(Math.min(...tops)).toBeGreaterThan((place?.top ?? 0) - (place?.head ?? 0));
    });
  });
});

it('A name of three lines takes more room than a shorter one', () => {
  const head = (name: string) =>
    score(sampleRound({ ...short, panels: [lines(name)] })).geometry.panels[0]?.head;
  expect(head('strength: points')).toBe(30);
  expect(head('δύναμη: αναμενόμενοι βαθμοί')).toBe(42);
});

it('Labels are wide enough for the longest word', () => {
  const panel = lines('δύναμη: αναμενόμενοι βαθμοί');
  expect(headLines(panel, headWidth(panel))).toEqual(['δύναμη:', 'αναμενόμενοι', 'βαθμοί']);
});

it('Over shares a name stands above their first tick', () => {
  expect(headLift(shares('x'))).toBe(headLift(lines('x')) + 7);
});
