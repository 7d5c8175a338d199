import { describe, expect, it } from 'vitest';
import { score, scorePicture } from '../../src/charts/score.ts';
import { printSvg, type SvgNode } from '../../src/charts/svg.ts';
import { card, longRound, sampleRound } from './sample.ts';
import { byClass, nodesOf, textsOf } from './tree.ts';

describe('A score', () => {
  const data = sampleRound();
  const { body, labels } = score(data);

  it('has a column for every play and pass, with its frame and its sentence', () => {
    const columns = byClass(body, 'column');
    expect(columns.map((column) => column.attrs['data-frame'])).toEqual(
      data.columns.map((column) => column.frame),
    );
    expect(columns.map((column) => title(column))).toEqual(data.columns.map((column) => column.label));
  });

  it('draws every card of every play, and a dot for a pass', () => {
    const cards = data.columns.flatMap((column) => column.cards);
    expect(byClass(body, 'card')).toHaveLength(cards.length);
    expect(byClass(body, 'dot')).toHaveLength(data.columns.filter((column) => column.kind === 'pass').length);
  });

  it('numbers the tricks and tints every second one', () => {
    expect(byClass(body, 'tricks').flatMap(textsOf)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(byClass(body, 'bar')).toHaveLength(6);
    expect(byClass(body, 'alt')).toHaveLength(3);
  });

  it('writes title and points where a player goes out', () => {
    expect(byClass(body, 'out').flatMap(textsOf)).toEqual([
      'Archon +2',
      'Yparchon +1',
      'Neutral 0',
      'Ypodoulos −1',
    ]);
  });

  it('names the rows beside it, in a drawing of the same height', () => {
    expect(byClass(labels, 'name').flatMap(textsOf)).toEqual(['Ari', 'Physo', 'Janiet', 'Aster', 'Rhys']);
    expect(labels.attrs.height).toBe(body.attrs.height);
  });

  it('has a line a player in each panel, each with its dash and its name at the end', () => {
    expect(byClass(body, 'line')).toHaveLength(5);
    expect(new Set(byClass(body, 'line').map((line) => line.attrs['stroke-dasharray'])).size).toBe(5);
    expect(byClass(body, 'ends').flatMap(textsOf).sort()).toEqual([
      'Ari',
      'Aster',
      'Janiet',
      'Physo',
      'Rhys',
    ]);
  });

  it('leaves a gap where a value is not known', () => {
    const values = [0, 1, null, Number.NaN, 1, 0];
    const columns = data.columns.slice(0, 5);
    const panels = [{ name: 'strength', series: [{ row: 0, values }] }];
    const [line] = byClass(score(sampleRound({ columns, panels })).body, 'line');
    expect(String(line?.attrs.d).match(/M/g)).toHaveLength(2);
    expect(String(line?.attrs.d)).not.toContain('NaN');
  });

  it('writes the axis as it is told', () => {
    const drawn = score(data, { format: (value) => `${value} pt` });
    expect(byClass(drawn.labels, 'axis').flatMap(textsOf)).toContain('1 pt');
  });

  it('takes the range of an axis as it is given', () => {
    const panels = data.panels.map((panel) => ({ ...panel, range: [0, 100] as const }));
    expect(byClass(score(sampleRound({ panels })).labels, 'axis').flatMap(textsOf)).toContain('100');
  });

  it('marks inferred and faulty plays', () => {
    const columns = data.columns.map((column, i) => ({ ...column, inferred: i === 1, faulty: i === 2 }));
    const drawn = score(sampleRound({ columns })).body;
    expect(byClass(drawn, 'inferred').map((node) => node.attrs['data-frame'])).toEqual([columns[1]?.frame]);
    expect(byClass(drawn, 'fault')).toHaveLength(1);
  });
});

describe('A score in a turned world', () => {
  it('is tinted, and has an arrow at every trick', () => {
    const turns = [
      { frame: 2, reversed: true, short: 'Revolution', label: 'Physo’s four kings turn the world.' },
    ];
    const { body } = score(sampleRound({ turns }));
    expect(byClass(body, 'turned')).toHaveLength(6);
    expect(byClass(body, 'down')).toHaveLength(6);
    expect(byClass(body, 'turn').map(title)).toEqual(['Physo’s four kings turn the world.']);
  });

  it('turns between tricks, and back', () => {
    const data = sampleRound();
    const frameOf = (trick: number) => data.columns.find((column) => column.trick === trick)?.frame ?? 0;
    const turn = { short: 'Revolution', label: 'It turns.' };
    const turns = [
      { ...turn, frame: frameOf(3), reversed: true },
      { ...turn, frame: frameOf(5), reversed: false },
    ];
    const { body } = score(sampleRound({ turns }));
    expect(byClass(body, 'bar').map((bar) => String(bar.attrs.class).includes('turned'))).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(byClass(body, 'idle')).toHaveLength(0);
  });

  it('splits the ground of a trick in which it turns', () => {
    const data = sampleRound();
    const turns = [{ frame: data.columns[4]?.frame ?? 0, reversed: true, short: '', label: '' }];
    const bars = byClass(score(sampleRound({ turns })).body, 'bar');
    const widths = bars.map((bar) => Number(bar.attrs.width));
    expect(bars).toHaveLength(7);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(data.columns.length * 29);
  });

  it('shows a revolution that changes nothing as held up', () => {
    const turns = [{ frame: 2, reversed: false, short: 'Postponed', label: 'Held up.' }];
    const { body } = score(sampleRound({ turns }));
    expect(byClass(body, 'idle')).toHaveLength(1);
    expect(byClass(body, 'turned')).toHaveLength(0);
  });
});

describe('A score of any size', () => {
  it('holds sixteen players', () => {
    const { body, labels } = score(longRound(16, 64, 9));
    expect(byClass(labels, 'mark')).toHaveLength(16);
    expect(byClass(body, 'line')).toHaveLength(16);
  });

  it('holds one column, and none', () => {
    const { columns } = sampleRound();
    expect(
      byClass(score(sampleRound({ columns: columns.slice(0, 1), panels: [] })).body, 'column'),
    ).toHaveLength(1);
    expect(printSvg(scorePicture(sampleRound({ columns: [], panels: [] })))).not.toContain('NaN');
  });

  it('holds five hundred columns, and costs no more for each than for fifty', () => {
    const [short, long] = [50, 500].map((count) => printSvg(scorePicture(longRound(8, count))));
    expect(long?.match(/class="column /g)).toHaveLength(500);
    expect(long?.length).toBeLessThan(11 * (short?.length ?? 0));
  });
});

describe('A hostile log', () => {
  const evil = `"><script>alert(1)</script>\u202E\u0000${'x'.repeat(10_000)}`;
  const data = sampleRound({
    label: evil,
    rows: sampleRound().rows.map(() => ({ name: evil, note: evil })),
    columns: sampleRound().columns.map((column) => ({
      ...column,
      label: evil.slice(0, 60),
      out: evil,
      cards: [{ rank: evil.slice(0, 12), suit: null }, card('jo')],
    })),
    turns: [{ frame: 1, reversed: true, short: evil, label: evil }],
  });
  const picture = scorePicture(data);

  it('puts no markup into a picture', () => {
    const printed = printSvg(picture);
    expect(printed).not.toContain('<script');
    expect(printed).not.toContain('\u0000');
  });

  it('makes no visible text long', () => {
    const visible = nodesOf(picture)
      .filter((node) => node.tag === 'text')
      .flatMap(textsOf);
    expect(Math.max(...visible.map((text) => text.length))).toBeLessThan(60);
  });
});

function title(node: SvgNode): string {
  return nodesOf(node)
    .filter((child) => child.tag === 'title')
    .flatMap(textsOf)
    .join();
}
