import { describe, expect, it } from 'vitest';
import { caseText, foldText, framesOf, toldIn } from '../support/fold-text.ts';
import { FIRST_ROUND, HEAD, TITLED_ROUND, TRADES } from '../support/table-log.ts';

/** One round to its end; its last line is the order p5 p4 … as the referee has it. */
const LOG = caseText('exchange/legal.revlog').replace(/^#.*\n/gm, '');
const ORDER = /order (.*)\n$/.exec(LOG)?.[1]?.split(' ') ?? [];
const POINTS = Object.fromEntries(ORDER.map((id, place) => [id, 2 - place]));
const withLine = (line: string) => foldText(`${LOG}${line}\n`);
const pointsLine = (points: Record<string, number>) =>
  `points ${Object.entries(points)
    .map(([id, n]) => `${id}=${n}`)
    .join(' ')}`;

describe('A check of the points', () => {
  it('is silent where it agrees, in full or in part', () => {
    expect(toldIn(withLine(pointsLine(POINTS)))).toEqual([]);
    expect(toldIn(withLine(pointsLine({ ari: POINTS.ari ?? 0 })))).toEqual([]);
  });

  it('is told player by player where it does not, at the last frame too', () => {
    const timeline = withLine(pointsLine({ ...POINTS, ari: 7, rhys: 0.5 }));
    expect(
      timeline.problems.map(({ code, facts }) => [code, facts.player, facts.written, facts.found]),
    ).toEqual([
      ['check.points', 'Ari', 7, POINTS.ari],
      ['check.points', 'Rhys', 0.5, POINTS.rhys],
    ]);
    expect(framesOf(timeline).at(-1)?.problems).toEqual([0, 1]);
  });

  it('brings what was remarked on it, and on the order, to the last frame', () => {
    const timeline = foldText(`${LOG.trimEnd()} ; so it ends\n${pointsLine(POINTS)} ;el τέλος\n`);
    expect(framesOf(timeline).at(-1)?.commentary).toEqual({ '': 'so it ends', el: 'τέλος' });
  });

  it('cannot be held where the round has no end', () => {
    expect(toldIn(foldText(`${HEAD}${FIRST_ROUND}ari plays 7d\npoints ari=2\n`))).toEqual([
      '17:check.open (warning)',
    ]);
  });

  it('is held against the places as they are written where the round has no end', () => {
    const result = `${HEAD}round 1\norder ari physo janiet aster rhys\n`;
    expect(toldIn(foldText(`${result}points ari=2 rhys=-2\n`))).toEqual([]);
    expect(toldIn(foldText(`${result}points ari=1\n`))).toEqual(['10:check.points']);
  });
});

describe('A check of the order', () => {
  const cut = LOG.slice(0, LOG.indexOf('order '));

  it('is told where it disagrees, with both', () => {
    const timeline = foldText(`${cut}order ${ORDER.toReversed().join(' ')}\n`);
    expect(timeline.problems).toMatchObject([{ code: 'check.order', facts: { written: expect.any(Array) } }]);
    expect(timeline.problems[0]?.facts.found).toEqual(ORDER.map((id) => id[0]?.toUpperCase() + id.slice(1)));
  });

  it('may name the first places alone', () => {
    expect(toldIn(foldText(`${cut}order ${ORDER.slice(0, 2).join(' ')}\n`))).toEqual([]);
    expect(toldIn(foldText(`${cut}order ${ORDER.slice(1, 3).join(' ')}\n`))).toHaveLength(1);
  });

  it('cannot be held where the round did not come so far', () => {
    const early = `${HEAD}${FIRST_ROUND}ari plays 7d\n`;
    expect(toldIn(foldText(`${early}order ari physo\n`))).toEqual(['17:check.open (warning)']);
    expect(toldIn(foldText(`${early}order ari physo janiet aster rhys\n`))).toEqual([
      '16:round.unfinished (warning)',
    ]);
  });

  it('of a round that stops early is held against the places taken so far', () => {
    const lines = LOG.split('\n');
    const early = lines.slice(0, -12).join('\n');
    const first = foldText(early).rounds[0]?.frames.at(-1)?.out ?? [];
    expect(first.length).toBeGreaterThan(0);
    const told = (order: readonly string[]) => toldIn(foldText(`${early}\norder ${order.join(' ')}\n`));
    expect(told(ORDER)).toEqual([expect.stringContaining('round.unfinished (warning)')]);
    expect(told(ORDER.toReversed())).toContainEqual(expect.stringContaining('check.order'));
  });
});

describe('A check of the revolution', () => {
  it('of a round without titles can only be none', () => {
    const first = `${HEAD}${FIRST_ROUND}ari plays 7d\n`;
    expect(toldIn(foldText(`${first}revolution none\n`))).toEqual([]);
    expect(toldIn(foldText(`${first}revolution declared by rhys\n`))).toEqual(['17:check.revolution']);
  });

  it('cannot be held where the round stops before it', () => {
    const early = `${HEAD}${TITLED_ROUND}${TRADES.split('\n').slice(0, 2).join('\n')}\n`;
    expect(toldIn(foldText(`${early}revolution none\n`))).toEqual([]);
    expect(toldIn(foldText(early))).toEqual([]);
  });

  it('may name a second holder whom unknown cards leave open', () => {
    const text = caseText('revolution/postponed.revlog')
      .replace(/^#.*\n/gm, '')
      .replace(/deal physo .*\n/, '')
      .replace(/talon .*\n/, '')
      .replace(/(rhys plays .*\n)[\s\S]*/, '$1');
    expect(toldIn(foldText(text))).toEqual([]);
    expect(toldIn(foldText(text.replace('postponed by ari', 'postponed by ari physo')))).toEqual([]);
    expect(toldIn(foldText(text.replace('postponed by ari', 'postponed by physo')))).toHaveLength(1);
  });
});
