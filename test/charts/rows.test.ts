import { describe, expect, it } from 'vitest';
import { bumpRows, scoreRows } from '../../src/charts/rows.ts';
import { sampleMatch, sampleRound } from './sample.ts';

describe('scoreRows', () => {
  const data = sampleRound();
  const table = scoreRows(data);

  it('has a row a column, with the frame it leads to', () => {
    expect(table.rows.map((row) => row.at)).toEqual(data.columns.map((column) => column.frame));
  });

  it('says trick, player, play, result and the value of every line after it', () => {
    expect(table.head).toEqual([
      'Trick',
      'Player',
      'Play',
      'Result',
      ...data.rows.map((row) => `strength of hand: ${row.name}`),
    ]);
    const [lines] = data.panels;
    if (!lines || 'shares' in lines) throw new Error('The sample has lines under it.');
    const after = lines.series.map((series) => String(series.values[1]).replace('-', '−'));
    expect(table.rows[0]?.cells).toEqual(['1', 'Aster', 'Aster lays 8c.', '', ...after]);
  });

  it('leaves a cell empty where a value is not known', () => {
    const panels = [{ name: 'equity', series: [{ row: 0, values: [null, null] }] }];
    expect(scoreRows({ ...data, panels }).rows.map((row) => row.cells[4])).toEqual(
      data.columns.map(() => ''),
    );
  });
});

describe('bumpRows', () => {
  it('says who held each title, with the points so far', () => {
    const match = sampleMatch(2);
    const [first] = match.rounds;
    const table = bumpRows(match, (points) => `(${points})`);
    const cells = first?.order?.map((player) => `${match.players[player]} (${first.totals?.[player]})`);
    expect(table.head).toEqual(['Round', ...match.lanes]);
    expect(table.rows[0]).toEqual({ at: 1, cells: ['1', ...(cells ?? [])] });
  });

  it('leaves a round without a result empty', () => {
    const match = sampleMatch(1);
    const rounds = match.rounds.map((round) => ({ ...round, order: null, totals: null }));
    expect(bumpRows({ ...match, rounds }).rows[0]?.cells).toEqual(['1', '', '', '', '', '']);
  });
});
