import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../../../src/explain/messages/catalogues.ts';
import { LANGUAGES } from '../../../src/explain/messages/languages.ts';
import { allStates, machineGraph } from '../../../src/machine/graph.ts';
import { machineOf } from '../../../src/machine/machines.ts';
import { GAMES } from '../../../src/rules/games.ts';
import { PART_RULES } from '../../../src/view/map/part-rules.ts';
import { mapParts } from '../../../src/view/map/parts.ts';

describe.each(GAMES)('the map of $id', ({ id: game, ruleIds }) => {
  const graph = machineGraph(machineOf(game));
  const ids = [...allStates(graph), ...graph.transitions].map(({ id }) => id).sort();

  it.each(LANGUAGES)('has words for every state and transition in %s, and for nothing else', (language) => {
    const parts = mapParts(game, CATALOGUES[language]);
    expect(parts.map(({ id }) => id).sort()).toEqual(ids);
    for (const { text, name, spoken } of parts)
      for (const said of [text, name, spoken]) expect(said).toMatch(/\S/);
    const { states, transitions } =
      CATALOGUES[language].statechart.parts[game as keyof (typeof CATALOGUES)['en']['statechart']['parts']];
    expect([...Object.keys(states), ...Object.keys(transitions)].sort()).toEqual(ids);
  });

  it('cites only rules of the game, and for every part that a rule asks for', () => {
    const rows = Object.entries(PART_RULES[game] ?? {});
    expect(rows.map(([id]) => id).sort()).toEqual(ids);
    for (const [, rules] of rows) expect(ruleIds).toEqual(expect.arrayContaining([...rules]));
    const bare = rows.filter(([, rules]) => rules.length === 0).map(([id]) => id);
    expect(bare).toEqual(game === 'forradalom' ? ['matchOver', 'ranking:finish:matchOver'] : []);
  });

  it('has an anchor of its own for every part', () => {
    const slugs = mapParts(game, CATALOGUES.en).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[\w.-]+$/);
  });
});

it('refuses a game without words', () => {
  const { statechart, ...words } = CATALOGUES.en;
  const wordless = { ...words, statechart: { ...statechart, parts: {} as typeof statechart.parts } };
  expect(() => mapParts('anemaki', wordless)).toThrow('dealing of anemaki');
});
