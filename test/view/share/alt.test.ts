import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../../../src/explain/messages/catalogues.ts';
import { altOf } from '../../../src/view/share/alt.ts';
import { hostedMatch } from '../../support/hosted.ts';
import { sceneAt } from './scene.ts';

const altAt = (name: string, at: string, locale: 'en' | 'el' | 'hu' = 'en') =>
  altOf(sceneAt(hostedMatch(name), at), CATALOGUES[locale]);

describe('a position in words', () => {
  it('tells place, deed, pile, hands, turn, passes and order', () => {
    expect(altAt('sevens-rule', 'r2t2p3')).toBe(
      'The table: Round 2, trick 2. Janiet Krokos must pass. On the pile: 8♣, by Ari Malachitis. ' +
        'Hands: Ari Malachitis (Doulos, −2 points): Q♣; Physo (Ypodoulos, −1 point): 9♦ 9♣ Q♦ Q♥ K♣ K♠; ' +
        'Janiet Krokos (Yparchon, +1 point): 8♦ 8♥ 10♦ 10♥ 10♠ K♥; Aster Azouritis (Neutral, 0 points): 9♥ J♦ J♥ J♣ J♠ A♥; ' +
        'Rhys Kerousitis (Archon, +2 points): 10♣ Q♠ K♦ A♦ A♣ A♠. Talon: 8♠ 9♠. To move: Aster Azouritis. ' +
        'Passed: Physo, Janiet Krokos. ' +
        'The world is upside down; order from low to high: A K Q J 10 9 8 7.',
    );
  });

  it('tells it in the other languages', () => {
    expect(altAt('sevens-rule', 'r2t2p3', 'el')).toContain('Στη στοίβα: 8♣ (Ari Malachitis). Χέρια: Ari');
    expect(altAt('sevens-rule', 'r2t2p3', 'el')).toContain('(Υπάρχων, +1 βαθμός)');
    expect(altAt('sevens-rule', 'r2t2p3', 'hu')).toContain(', 0 pont): ');
    expect(altAt('sevens-rule', 'r2t2p3', 'el')).toContain('Ο κόσμος είναι ανάποδα');
    expect(altAt('sevens-rule', 'r2t2p3', 'hu')).toContain('Következik: Aster Azouritis. Passzolt: Physo');
  });

  it('tells of those who are out the title they won', () => {
    expect(altAt('first-dawn', 'r1e')).toMatch(/Hands: .*: out, \w+, [+−]?\d points?;/);
    expect(altAt('first-dawn', 'r1e')).not.toContain('To move');
  });

  it('tells nothing of what is hidden', () => {
    const hidden = altOf(
      sceneAt(hostedMatch('first-dawn'), 'r1d', { pov: 1, reveal: 'seat' }),
      CATALOGUES.en,
    );
    expect(hidden).toMatch(
      /Hands: Ari Malachitis \(0 points\): 6 unseen; Physo \(0 points\): (?:\S+ ){5}\S+; Janiet Krokos \(0 points\): 6 unseen/,
    );
    expect(hidden).toContain('Talon: 2 unseen.');
  });
});
