import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clip, plainNumber, signedNumber, textWidth, wrap } from '../../src/charts/text.ts';
import { HOSTILE } from './sample.ts';

describe('textWidth', () => {
  it('grows with the text and with the size', () => {
    expect(textWidth('Ari', 10)).toBeLessThan(textWidth('Ariadne', 10));
    expect(textWidth('Ari', 20)).toBe(2 * textWidth('Ari', 10));
  });

  it('counts no width for combining accents and much for wide letters', () => {
    expect(textWidth('ό', 10)).toBe(textWidth('ο', 10));
    expect(textWidth('漢', 10)).toBeGreaterThan(textWidth('o', 10));
  });
});

describe('clip', () => {
  it('leaves a text alone that has room', () => {
    expect(clip('Υπάρχων', 200, 13)).toBe('Υπάρχων');
  });

  it('ends a text in dots that has not', () => {
    expect(clip('Bartholomew the Younger', 60, 13)).toMatch(/^Barth.*…$/);
  });

  it('takes line breaks, control characters and directional marks out', () => {
    expect(clip('a\n\tb\u202E\u0007c\u200Fd', 200, 13)).toBe('a b cd');
  });

  it('keeps within the room whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...HOSTILE), maxLength: 60 }),
        fc.integer({ min: 12, max: 300 }),
        (text, room) => {
          expect(textWidth(clip(text, room, 12), 12)).toBeLessThanOrEqual(room);
        },
      ),
    );
  });

  it('does not read ten million letters to show ten', () => {
    expect(clip('m'.repeat(10_000_000), 100, 10)).toMatch(/^m{9,}…$/);
  });
});

describe('wrap', () => {
  it('breaks between words', () => {
    expect(wrap('expected points', 60, 11)).toEqual(['expected', 'points']);
    expect(wrap('expected points', 200, 11)).toEqual(['expected points']);
  });

  it('clips a word that has no room on a line of its own', () => {
    expect(wrap('a Weltanschauungsdebatte', 60, 11)).toEqual(['a', expect.stringMatching(/^Welt.*…$/)]);
  });
});

describe('Numbers', () => {
  it('have a true minus sign', () => {
    expect([-2, 0, 1.5].map(plainNumber)).toEqual(['−2', '0', '1.5']);
    expect([-2, 0, 2].map(signedNumber)).toEqual(['−2', '0', '+2']);
  });
});
