import { describe, expect, it } from 'vitest';
import { scorePicture } from '../../src/charts/score.ts';
import { scoreOnLines } from '../../src/charts/score-lines.ts';
import { longRound, sampleRound } from './sample.ts';
import { byClass, nodesOf, textsOf } from './tree.ts';

const tricksIn = (picture: ReturnType<typeof scoreOnLines>) =>
  byClass(picture, 'trick').map((trick) => textsOf(trick)[0]);

describe('a score on several lines', () => {
  const data = longRound(4, 40, 6);

  it('holds every play once, and every trick whole, in order', () => {
    const picture = scoreOnLines(data, 3);
    expect(byClass(picture, 'column')).toHaveLength(data.columns.length);
    expect(tricksIn(picture)).toEqual(tricksIn(scorePicture(data)));
  });

  it('is narrower and taller than on one', () => {
    const [one, three] = [1, 3].map((lines) => scoreOnLines(data, lines));
    expect(Number(three?.attrs.width)).toBeLessThan(0.6 * Number(one?.attrs.width));
    expect(Number(three?.attrs.height)).toBeGreaterThan(Number(one?.attrs.height));
    expect(three?.attrs['aria-label']).toBe(data.label);
  });

  it('keeps what stands under the staves on one line alone', () => {
    expect(byClass(scoreOnLines(data, 1), 'panel').length).toBe(
      byClass(scorePicture(data, { compact: true }), 'panel').length,
    );
    expect(byClass(scoreOnLines(data, 2), 'panel')).toEqual([]);
  });

  it('remembers on the next line that the world has turned', () => {
    const [, second] = sampleRound().columns;
    const turn = { frame: second?.frame ?? 0, reversed: true, short: 'Revolution', label: 'It turns.' };
    const picture = scoreOnLines(sampleRound({ turns: [turn] }), 3);
    const lines = picture.children.filter((child) => typeof child === 'object');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      expect(
        nodesOf(line).filter(({ attrs }) => String(attrs.class).includes('turned')).length,
      ).toBeGreaterThan(0);
    }
  });
});
