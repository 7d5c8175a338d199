import { describe, expect, test } from 'vitest';
import { backs, CITED_GAMES, cite, citeTitle, citeTrade, states } from '../../src/explain/citations.ts';
import { GAMES } from '../../src/rules/games.ts';

describe('the citations', () => {
  test('cover every game', () => {
    expect(CITED_GAMES).toEqual(GAMES.map((game) => game.id));
  });

  test.each(GAMES)('of $id give every title a rule, and one to trade by, among the game’s rules', (game) => {
    const titles = Array.from({ length: game.seats.max }, (_, i) => game.title(i + 1, game.seats.max));
    for (const title of titles) {
      const rules = [...citeTitle(game.id, title), ...citeTrade(game.id, title)];
      expect(rules).toHaveLength(2);
      expect(rules.filter((rule) => !game.ruleIds.includes(rule))).toEqual([]);
    }
  });

  test('of Anemaki give every title a rule of its own', () => {
    const rules = ['archon', 'yparchon', 'neutral', 'ypodoulos', 'doulos'].flatMap((title) =>
      citeTitle('anemaki', title),
    );
    expect(new Set(rules).size).toBe(5);
  });

  test('tell which game makes a statement, and which rule stands behind it in any', () => {
    expect(['anemaki', 'forradalom', 'whist'].map((game) => states(game, 'trick.exact'))).toEqual([
      false,
      true,
      false,
    ]);
    expect((['A8', 'F7', 'F8'] as const).map((rule) => backs(rule, 'trick.exact'))).toEqual([
      false,
      true,
      false,
    ]);
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
