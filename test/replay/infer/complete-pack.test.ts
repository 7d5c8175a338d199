import { describe, expect, it } from 'vitest';
import { completePack } from '../../../src/replay/infer/complete-pack.ts';
import { cards } from '../../support/cards.ts';

const PACK = cards('7d 7h 8d 8h 9d 9h');
const completed = (...places: string[]) =>
  completePack(places.map(cards), PACK).map((hand) => hand.join(' '));

describe('When all other cards are known', () => {
  it('the rest is known too', () => {
    expect(completed('7d ??', '8d 8h', '9d 9h')).toEqual(['7d 7h', '8d 8h', '9d 9h']);
    expect(completed('?? ??', '8d 8h', '9d 9h')).toEqual(['7d 7h', '8d 8h', '9d 9h']);
  });

  it('the suit of a card is known too, where it is the last of its rank', () => {
    expect(completed('7? 8d', '7d 8h', '9d 9h')).toEqual(['7h 8d', '7d 8h', '9d 9h']);
  });

  it('the rank of a card is known, where suits are open elsewhere', () => {
    expect(completed('7? ??', '8d 8h', '9d 9h')).toEqual(['7? 7?', '8d 8h', '9d 9h']);
    expect(completed('7? 8d', '?? 8h', '9d 9h')).toEqual(['7? 8d', '7? 8h', '9d 9h']);
  });

  it('nothing is known of cards that may lie in two places', () => {
    expect(completed('7d ??', '8d ??', '9d 9h')).toEqual(['7d ??', '8d ??', '9d 9h']);
    expect(completed('7? 8d', '7? 8h', '9d 9h')).toEqual(['7? 8d', '7? 8h', '9d 9h']);
  });

  it('nothing is concluded from a deal that cannot be', () => {
    expect(completed('7d 7d', '8d ??', '9d 9h')).toEqual(['7d 7d', '8d ??', '9d 9h']);
    expect(completed('7d', '8d ??', '9d 9h')).toEqual(['7d', '8d ??', '9d 9h']);
  });

  it('what is known stays the same', () => {
    const places = ['7d 7h', '8d 8h', '9d 9h'].map(cards);
    expect(completePack(places, PACK)).toBe(places);
  });
});
