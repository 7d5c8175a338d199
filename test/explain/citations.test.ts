import { describe, expect, test } from 'vitest';
import { CITED_GAMES, cite, citeTitle, citeTrade } from '../../src/explain/citations.ts';
import { GAMES } from '../../src/rules/games.ts';

describe('the citations', () => {
  test('cover every game', () => {
    expect(CITED_GAMES).toEqual(GAMES.map((game) => game.id));
  });

  test.each(GAMES)('of $id give every title a rule of its own among the game’s rules', (game) => {
    const titles = Array.from({ length: game.seats.min }, (_, i) => game.title(i + 1, game.seats.min));
    const rules = titles.flatMap((title) => citeTitle(game.id, title));
    expect(new Set(rules).size).toBe(titles.length);
    for (const rule of [...rules, ...titles.flatMap((title) => citeTrade(game.id, title))]) {
      expect(game.ruleIds).toContain(rule);
    }
  });

  test('are given in the order asked for', () => {
    expect(cite('anemaki', 'order.reversed', 'trick.beat')).toEqual(['A28', 'A8']);
  });

  test('of a game that has none are empty', () => {
    expect(cite('whist', 'trick.beat')).toEqual([]);
    expect(citeTitle('whist', 'archon')).toEqual([]);
    expect(citeTitle('anemaki', 'emperor')).toEqual([]);
    expect(citeTrade('whist', 'archon')).toEqual([]);
  });
});
