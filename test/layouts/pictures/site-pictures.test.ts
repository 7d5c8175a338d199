import { describe, expect, it } from 'vitest';
import { sitePictures } from '../../../src/layouts/pictures/site-pictures.ts';
import { hostedMatches } from '../../../src/view/hosted/matches.ts';
import { sharedMomentsOf } from '../../../src/view/hosted/shared-moments.ts';
import { pictureName } from '../../../src/view/share/places.ts';
import { SHAPES_ALONE } from '../../pictures/shapes-alone.ts';

const pictures = sitePictures();

describe('the pictures of the site', () => {
  it('are of every shared moment, every round and every match, in each language, each under its own name', () => {
    const matches = hostedMatches();
    const moments = matches.reduce((sum, match) => sum + sharedMomentsOf(match).length, 0);
    const rounds = matches.reduce((sum, { source }) => sum + source.rounds.length, 0);
    expect(pictures).toHaveLength(3 * (moments + rounds + matches.length));
    const names = pictures.map(
      ({ match, of, at, locale }) => `${match}/${of}/${pictureName(at, locale, 'light')}`,
    );
    expect(new Set(names).size).toBe(pictures.length);
    expect(names).toContain('sevens-rule/score/r2.el');
    expect(names).toContain('first-dawn/titles/match.hu');
  });

  it('are shapes alone, in their sizes, and say what they show', () => {
    for (const of of ['table', 'score', 'titles'] as const) {
      const [picture] = pictures.filter(
        (each) => each.match === 'twelve-at-table' && each.of === of && each.locale === 'hu',
      );
      expect(picture?.inPost().svg('dark')).toMatch(SHAPES_ALONE);
      expect(picture?.onCard()).toMatchObject({ width: 1200, height: 630 });
      expect(picture?.onCard().svg('light')).toMatch(SHAPES_ALONE);
      expect(picture?.inPost().svg('light')).toMatch(/aria-label="[^"]{20,}"/);
    }
  });
});
