import { describe, expect, it } from 'vitest';
import { scoreRows } from '../../src/charts/rows.ts';
import { score } from '../../src/charts/score.ts';
import { plainNumber } from '../../src/charts/text.ts';
import { sampleRound, sampleShares } from './sample.ts';
import { byClass, textsOf } from './tree.ts';

describe('Shares under a score', () => {
  const columns = sampleRound().columns.length;
  const data = sampleRound({ panels: [sampleShares(columns, 3)] });
  const { body, labels } = score(data);

  it('have one shape a lane, the better the darker', () => {
    const shades = byClass(body, 'share').map(({ attrs }) => Number(attrs['fill-opacity']));
    expect(shades).toHaveLength(5);
    expect(shades).toEqual([...shades].sort((a, b) => b - a));
  });

  it('fill the height of the panel in every column', () => {
    const [panel] = score(data).geometry.panels;
    const heights = byClass(body, 'share').map(({ attrs }) => [...String(attrs.d).matchAll(/v([\d.]+)h-/g)]);
    const first = heights.map(([bar]) => Number(bar?.[1] ?? 0)).reduce((sum, height) => sum + height, 0);
    expect(first).toBeCloseTo((panel?.bottom ?? 0) - 2 - (panel?.top ?? 0), 0);
  });

  it('say whose they are and what the lanes are called, and measure in per cent', () => {
    expect(byClass(body, 'ends').flatMap(textsOf)).toEqual([
      'Aster',
      'Archon',
      'Yparchon',
      'Neutral',
      'Ypodoulos',
      'Doulos',
    ]);
    expect(byClass(labels, 'axis').flatMap(textsOf)).toEqual(
      expect.arrayContaining(['0 %', '50 %', '100 %']),
    );
  });

  it('are columns of the table', () => {
    const { head, rows } = scoreRows(data);
    expect(head.slice(4)).toEqual(
      ['Archon', 'Yparchon', 'Neutral', 'Ypodoulos', 'Doulos'].map(
        (title) => `chance of each title: ${title}`,
      ),
    );
    expect(rows.at(-1)?.cells.slice(4)).toEqual(['0 %', '100 %', '0 %', '0 %', '0 %']);
  });

  it('leave out a column whose chances are not known', () => {
    const [panel] = data.panels;
    if (!panel || !('shares' in panel)) throw new Error('The sample has shares.');
    const shares = panel.shares.map((each, i) => (i === 3 ? null : each));
    const drawn = score({ ...data, panels: [{ ...panel, shares }] }).body;
    const bars = (root: typeof body) => String(byClass(root, 'share')[0]?.attrs.d).split('M').length;
    expect(bars(drawn)).toBe(bars(body) - 1);
  });
});

describe('A sign beside a play', () => {
  const columns = sampleRound().columns.map((column, i) =>
    i === 2 ? { ...column, sign: { text: '??', kind: 'blunder' } } : column,
  );
  const data = sampleRound({ columns });

  it('stands in its column as text, with room above the cards', () => {
    const { body, geometry } = score(data);
    const [sign] = byClass(body, 'blunder');
    expect(sign && textsOf(sign)).toEqual(['??']);
    const plain = score(sampleRound()).geometry;
    expect((geometry.rows[1] ?? 0) - (geometry.rows[0] ?? 0)).toBeGreaterThan(
      (plain.rows[1] ?? 0) - (plain.rows[0] ?? 0),
    );
  });

  it('stands in the table beside the sentence', () => {
    expect(scoreRows(data).rows[2]?.cells[2]).toBe(`${columns[2]?.label} (??)`);
  });
});

describe('A column that is pointed at', () => {
  const columns = sampleRound().columns.length;
  const first = (body: ReturnType<typeof score>['body']) => {
    const [column] = byClass(body, 'column');
    return column ? textsOf(column)[0] : '';
  };

  it('tells the values under it on demand, and no more than its sentence without', () => {
    const data = sampleRound();
    expect(first(score(data).body)).toBe(data.columns[0]?.label);
    const told = first(score(data, { tell: plainNumber }).body) ?? '';
    expect(told.split('\n')[1]).toMatch(/^Ari [−\d.]+ · Physo [−\d.]+ · Janiet [−\d.]+/);
  });

  it('tells shares by their lanes', () => {
    const data = sampleRound({ panels: [sampleShares(columns, 3)] });
    expect(first(score(data, { tell: plainNumber }).body)).toContain('Archon 19 % · Yparchon');
  });
});
