import { describe, expect, it } from 'vitest';
import { ahead } from '../../../src/layouts/pictures/ahead.ts';

describe('work begun ahead', () => {
  it('begins with a piece the next ones, each once', async () => {
    const begun: number[] = [];
    const pieces = [0, 1, 2, 3].map((piece) => async () => {
      begun.push(piece);
      return piece * 10;
    });
    const [first, second, third] = ahead(pieces, 2);
    expect(await first?.()).toBe(0);
    expect(begun).toEqual([0, 1, 2]);
    expect(await second?.()).toBe(10);
    expect(await third?.()).toBe(20);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('tells of a failure the one who asks for it', async () => {
    const pieces = [async () => 1, () => Promise.reject(new Error('ink'))];
    const [first, second] = ahead(pieces, 1);
    expect(await first?.()).toBe(1);
    await expect(second?.()).rejects.toThrow('ink');
  });
});
