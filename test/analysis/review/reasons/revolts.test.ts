import { describe, expect, it } from 'vitest';
import { revoltHurts, revoltWouldHelp } from '../../../../src/analysis/review/reasons/revolts.ts';
import { abstains, revolts, seenInForradalom } from '../../../support/sight.ts';

const missesSureWin = false;
const high = seenInForradalom({ hand: '6 6 6 6 Q K A' });
const low = seenInForradalom({ hand: '3 4 5 6 6 6 6' });

describe('revoltHurts', () => {
  it('is said where the rest of the hand is worth less the other way round', () => {
    const facts = { chosen: revolts('6 6 6 6'), best: abstains, missesSureWin };
    expect(revoltHurts({ ...facts, sight: high })).toEqual({ code: 'revoltHurts' });
    expect(revoltHurts({ ...facts, sight: low })).toBeNull();
  });

  it('judges by the order of the moment', () => {
    const facts = { chosen: revolts('6 6 6 6'), best: abstains, missesSureWin };
    const turned = seenInForradalom({ hand: '3 4 5 6 6 6 6', direction: 'reversed' });
    expect(revoltHurts({ ...facts, sight: turned })).toEqual({ code: 'revoltHurts' });
  });
});

describe('revoltWouldHelp', () => {
  it('names the cards of the revolution that was not made', () => {
    const facts = { chosen: abstains, best: revolts('6 6 6 6'), missesSureWin };
    expect(revoltWouldHelp({ ...facts, sight: low })).toEqual({ code: 'revoltWouldHelp', face: '6' });
    expect(revoltWouldHelp({ ...facts, sight: high })).toBeNull();
  });

  it('takes a joker that is laid out of the rest', () => {
    const sight = seenInForradalom({ hand: '6 6 6 3 4 jo' });
    const facts = { sight, chosen: abstains, best: revolts('6 6 6 jo'), missesSureWin };
    expect(revoltWouldHelp(facts)).toEqual({ code: 'revoltWouldHelp', face: '6' });
  });
});
