import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../../../src/explain/messages/catalogues.ts';
import { richToText } from '../../../src/explain/rich-to-text.ts';
import { sharedMoment } from '../../../src/view/share/moment.ts';
import { hostedMatch } from '../../support/hosted.ts';
import { sceneAt, sharedAt } from './scene.ts';

const match = hostedMatch('first-dawn');

describe('a moment made ready to be shared', () => {
  it('tells where it is, what happened, and the plays up to it by trick', () => {
    const shared = sharedAt(match, 'r1t2p1');
    expect(shared).toMatchObject({ at: 'r1t2p1', caption: 'Round 1 · Trick 2', title: 'A night' });
    expect(shared.plays.map(({ heading }) => heading)).toEqual(['Trick 1', 'Trick 2']);
    const last = shared.plays.at(-1)?.items.at(-1) ?? [];
    expect(last).toEqual(shared.headline);
    expect(shared.says.plays).toBe('The plays up to here');
  });

  it('tells the whole round where the round is shared from its deal', () => {
    const shared = sharedAt(match, 'r1d');
    const told = shared.plays.flatMap(({ items }) => items);
    expect(told).toHaveLength(match.source.round(0).frames.length);
    expect(shared.caption).toBe('Round 1');
    expect(richToText(shared.headline, CATALOGUES.en)).toMatch(/^Ari Malachitis deals/);
    expect(shared.says.plays).toBe('The round, play by play');
  });

  it('parts what came before the first trick from it', () => {
    const [before, first] = sharedAt(hostedMatch('sevens-rule'), 'r2d').plays;
    expect([before?.heading, first?.heading]).toEqual(['Before the first trick', 'Trick 1']);
    expect(sharedAt(hostedMatch('sevens-rule'), 'r2d').caption).toBe('Round 2');
  });

  it('tells no more than is asked for', () => {
    const scene = sceneAt(match, 'r1d');
    const places = { title: 'x', link: null, picture: null };
    const shared = sharedMoment(scene, { locale: 'en', words: CATALOGUES.en }, places, false);
    expect(shared.plays.flatMap(({ items }) => items)).toHaveLength(1);
  });

  it('speaks each language', () => {
    expect(sharedAt(match, 'r1t2p1', { locale: 'hu' }).caption).toBe('1. kör · 2. ütés');
    const dealt = sharedAt(match, 'r1d', { locale: 'hu' });
    expect([dealt.caption, richToText(dealt.headline, CATALOGUES.hu)]).toEqual([
      '1. kör',
      'Ari Malachitis oszt, és hívni is fog.',
    ]);
    const greek = sharedAt(match, 'r1t2p1', { locale: 'el' });
    expect(richToText(greek.headline, CATALOGUES.el)).toMatch(/[α-ω]/);
    expect(greek.says.open).toBe('Δες το βήμα βήμα');
  });

  it('refuses a moment that is not there', () => {
    const scene = { ...sceneAt(match, 'r1d'), index: 999 };
    expect(() =>
      sharedMoment(scene, { locale: 'en', words: CATALOGUES.en }, { title: '', link: null, picture: null }),
    ).toThrow(RangeError);
  });
});
