import { describe, expect, it } from 'vitest';
import { waterfallRows } from '../../src/charts/rows.ts';
import { waterfall } from '../../src/charts/waterfall.ts';
import { runningSums } from '../../src/charts/waterfall-geometry.ts';
import { sampleLedger } from './sample.ts';
import { byClass, textsOf } from './tree.ts';

const format = (value: number) => value.toFixed(2);

describe('A waterfall', () => {
  const data = sampleLedger();
  const { body, labels } = waterfall(data, { format });

  it('names every step and the sum beside a body of the same height', () => {
    expect(byClass(labels, 'step').flatMap(textsOf).join(' ')).toContain('The seat The deal');
    expect(byClass(labels, 'name').flatMap(textsOf)).toEqual(['Points']);
    expect(labels.attrs.height).toBe(body.attrs.height);
  });

  it('begins each bar where the one above it ended', () => {
    const [ari] = byClass(body, 'falls');
    const bars = (ari ? byClass(ari, 'bar-of') : []).map(({ attrs }) => ({
      from: Number(attrs.x),
      to: Number(attrs.x) + Number(attrs.width),
    }));
    const [seat, deal] = bars;
    expect(deal?.to).toBeCloseTo(seat?.to ?? 0, 1);
    expect(deal?.from).toBeLessThan(seat?.from ?? 0);
  });

  it('marks losses by shape, not by colour alone', () => {
    const [ari] = byClass(body, 'falls');
    const losses = (ari ? byClass(ari, 'loss') : []).map((fall) => textsOf(fall)[0]);
    expect(losses).toEqual([
      'Ari. The deal: -0.62',
      'Ari. Gifts: what came: -0.21',
      'Ari. Own play: -0.40',
      'Ari. What the others did: -1.46',
      'Ari. Points: -2.00',
    ]);
  });

  it('draws no bar for nothing, but writes it', () => {
    const [ari] = byClass(body, 'falls');
    const nothing = ari ? byClass(ari, 'nothing') : [];
    expect(nothing.length).toBe(3);
    expect(nothing.flatMap((fall) => byClass(fall, 'bar-of'))).toEqual([]);
  });

  it('is a table too, whose last row is the sum of the others', () => {
    const { head, rows } = waterfallRows(data, format);
    expect(head).toEqual(['From', 'Ari', 'Physo', 'Janiet', 'Aster', 'Rhys']);
    expect(rows.at(-1)?.cells).toEqual(['Points', '-2.00', '0.00', '0.00', '2.00', '1.00']);
    expect(runningSums(data, 4).at(-1)).toBeCloseTo(1, 9);
  });
});
