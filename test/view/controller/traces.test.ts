import { describe, expect, it } from 'vitest';
import { restAt } from '../../../src/view/controller/autoplay.ts';
import { nextTrace, traceOf } from '../../../src/view/controller/traces.ts';
import { sampleRounds } from '../fixtures/match.ts';

describe('the trace of a card', () => {
  const frames = sampleRounds(2)[1]?.frames ?? [];

  it('is the deal, its trades and its play', () => {
    const gift = frames.findIndex(({ did }) => did.type === 'give');
    const did = frames[gift]?.did;
    const card = did && 'cards' in did ? did.cards[0] : undefined;
    const trace = traceOf(frames, card ?? '??');
    expect(trace.slice(0, 2)).toEqual([0, gift]);
    for (const index of trace.slice(1))
      expect(frames[index]?.did).toMatchObject({ cards: expect.arrayContaining([card]) });
  });

  it('leads on from the present, and then round to its beginning', () => {
    expect(nextTrace([0, 3, 20], 5)).toBe(20);
    expect(nextTrace([0, 3, 20], 20)).toBe(0);
    expect(nextTrace([7], 7)).toBeNull();
    expect(nextTrace([], 7)).toBeNull();
  });
});

describe('the rest at a moment', () => {
  const [{ frames }] = sampleRounds(1);
  const play = frames.find(({ did }) => did.type === 'play') ?? frames[0];
  const clear = frames.find(({ did }) => did.type === 'clear') ?? frames[0];

  it('is longer at the end of a trick, and for commentary', () => {
    if (!play || !clear) throw new Error('A round has plays and tricks.');
    expect(restAt(clear, 0)).toBeGreaterThan(restAt(play, 0));
    expect(restAt({ ...play, commentary: { en: 'a'.repeat(90) } }, 0)).toBe(restAt(play, 0) + 5000);
    expect(restAt({ ...play, commentary: { en: 'a'.repeat(1e6) } }, 0)).toBeLessThan(15_000);
  });

  it('follows the speed that was asked for', () => {
    if (!play) throw new Error('A round has plays.');
    expect(restAt(play, 3)).toBe(3000);
  });
});
