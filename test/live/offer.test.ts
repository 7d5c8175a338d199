/** What is offered to a recorder: nothing that somebody has seen elsewhere, and only what can come to something legal. */
import { describe, expect, it } from 'vitest';
import { type Card, type Face, type SeenCard, UNKNOWN } from '../../src/cards/card.ts';
import { LiveMatch } from '../../src/live/live-match.ts';
import { couldBeLaid, offerOf } from '../../src/live/offer.ts';
import { newRecord } from '../../src/live/record.ts';
import { unknownDeal } from '../../src/live/unknown-deal.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../src/rules/forradalom/forradalom.ts';
import type { Deal, Game } from '../../src/rules/game.ts';

const PLAYERS = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id }));

function begun(game: Game, players: number, change: (deal: Deal) => Deal = (deal) => deal): LiveMatch {
  const live = new LiveMatch(newRecord({ game: game.id, players: PLAYERS.slice(0, players) }));
  live.do({ type: 'deal', deal: change(unknownDeal(game, live.setup, 0)) });
  return live;
}

describe('cards offered', () => {
  it('are all of the pack at first, and then those that nobody has seen', () => {
    const live = begun(anemaki, 5);
    expect(offerOf(live, 0)).toMatchObject({ known: [], hidden: 6 });
    expect(offerOf(live, 0).unseen).toHaveLength(32);
    live.do({ type: 'play', seat: 0, cards: ['7d', '7?'] });
    const { hidden, unseen, left } = offerOf(live, 1);
    expect(hidden).toBe(6);
    expect(unseen).not.toContain('7d');
    expect(unseen).toContain('7h');
    expect(left.get('7')).toBe(2);
  });

  it('do not include a rank all of whose cards were seen, though their suits were not', () => {
    const live = begun(anemaki, 5);
    live.do({ type: 'play', seat: 0, cards: ['7?', '7?', '7?', '7?'] });
    const { unseen, left } = offerOf(live, 1);
    expect(left.get('7')).toBe(0);
    expect(unseen.filter((card: Card) => card.startsWith('7'))).toEqual([]);
  });

  it('are those of the hand where it is known, and not those of another', () => {
    const hand: SeenCard[] = ['7d', '8d', '9d', 'Td', 'Jd', 'A?'];
    const live = begun(anemaki, 5, (deal) => ({ ...deal, hands: deal.hands.with(0, hand) }));
    expect(offerOf(live, 0)).toMatchObject({ known: hand, hidden: 0 });
    expect(offerOf(live, 1).unseen).not.toContain('Jd');
    expect(offerOf(live, 1).left.get('A')).toBe(3);
  });
});

describe('what could be laid', () => {
  const faces = (live: LiveMatch, seat: number): Face[] =>
    anemaki
      .order(live.setup, 'normal')
      .filter((face) => couldBeLaid(live, seat, [`${face}?` as SeenCard], 'play'));

  it('is any rank for the leader, and then what can become enough and higher', () => {
    const live = begun(anemaki, 5);
    expect(faces(live, 0)).toEqual(['7', '8', '9', 'T', 'J', 'Q', 'K', 'A']);
    expect(couldBeLaid(live, 0, ['7?', '8?'], 'play')).toBe(false);
    live.do({ type: 'play', seat: 0, cards: ['J?', 'J?', 'J?'] });
    expect(faces(live, 1)).toEqual(['Q', 'K', 'A']);
    live.do({ type: 'play', seat: 1, cards: ['Q?', 'Q?', 'Q?', 'Q?'] });
    expect(faces(live, 2)).toEqual(['K', 'A']);
    expect(couldBeLaid(live, 1, ['K?'], 'play')).toBe(false);
  });

  it('is what a known hand can come to', () => {
    const hand: SeenCard[] = ['7d', 'Qd', 'Kd', 'Kh', 'Ad', 'Ah'];
    const live = begun(anemaki, 5, (deal) => ({ ...deal, hands: deal.hands.with(1, hand) }));
    live.do({ type: 'play', seat: 0, cards: ['9?', '9?'] });
    expect(faces(live, 1)).toEqual(['K', 'A']);
  });

  it('counts jokers in, alone and beside others, and revolutions in the gap', () => {
    const live = begun(forradalom, 4);
    live.do({ type: 'play', seat: 0, cards: ['A?'] });
    expect(couldBeLaid(live, 1, ['jo'], 'play')).toBe(true);
    expect(couldBeLaid(live, 1, ['K?'], 'play')).toBe(false);
    for (const seat of [1, 2, 3]) live.do({ type: 'pass', seat });
    expect(live.phase).toBe('gap');
    expect(couldBeLaid(live, 2, ['5?'], 'revolt')).toBe(true);
    expect(couldBeLaid(live, 2, ['5?', '6?'], 'revolt')).toBe(false);
    expect(couldBeLaid(live, 2, ['jo', '5?'], 'revolt')).toBe(true);
  });

  it('is nothing of a rank of which too few are left, unless a joker may fill it up', () => {
    const live = begun(forradalom, 4);
    live.do({ type: 'play', seat: 0, cards: ['J?'] });
    for (const seat of [1, 2, 3]) live.do({ type: 'pass', seat });
    live.do({ type: 'play', seat: 0, cards: ['T?', 'T?', 'T?', 'T?'] });
    expect(couldBeLaid(live, 1, ['J?'], 'play')).toBe(true);
    expect(couldBeLaid(live, 1, ['J?', 'J?', 'J?'], 'play')).toBe(true);
    expect(couldBeLaid(live, 1, ['J?', 'J?', 'J?', 'J?'], 'play')).toBe(false);
    for (const seat of [1, 2, 3]) live.do({ type: 'pass', seat });
    live.do({ type: 'play', seat: 0, cards: ['2?', '2?', '2?', 'jo'] });
    expect(couldBeLaid(live, 1, ['J?'], 'play')).toBe(false);
    expect(couldBeLaid(live, 1, ['Q?'], 'play')).toBe(true);
  });

  it('is no more than the seat holds', () => {
    const live = begun(anemaki, 5, (deal) => ({
      ...deal,
      hands: deal.hands.with(0, ['7?', UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]),
    }));
    expect(couldBeLaid(live, 0, ['8?', '8?', '8?', '8?'], 'play')).toBe(true);
    expect(couldBeLaid(live, 0, ['7?', '7?', '7?', '7?', '7?'], 'play')).toBe(false);
    live.do({ type: 'play', seat: 0, cards: ['A?', 'A?', 'A?', 'A?'] });
    for (const seat of [1, 2, 3, 4]) live.do({ type: 'pass', seat });
    expect(offerOf(live, 0)).toMatchObject({ known: ['7?'], hidden: 1 });
    expect(couldBeLaid(live, 0, ['8?', '8?'], 'play')).toBe(false);
    expect(couldBeLaid(live, 0, ['7?', '7?'], 'play')).toBe(true);
  });
});
