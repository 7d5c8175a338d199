import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../../../src/explain/messages/catalogues.ts';
import { LANGUAGES } from '../../../src/explain/messages/languages.ts';
import { machineGraph } from '../../../src/machine/graph.ts';
import { machineOf } from '../../../src/machine/machines.ts';
import { GAMES } from '../../../src/rules/games.ts';
import { drawMachine, drawMap } from '../../../src/view/hosted/machine-drawing.ts';
import { labelOf } from '../../../src/view/hosted/machine-graph.ts';

const transitionsOf = (game: string) => machineGraph(machineOf(game)).transitions;

describe.each(GAMES.map(({ id }) => id))('the drawing of the statechart of %s', (game) => {
  it.each(LANGUAGES)('tells apart, in %s, the ways that one event can lead', (language) => {
    const words = CATALOGUES[language];
    for (const { source, event, condition } of transitionsOf(game).filter(({ condition }) => condition)) {
      expect(words.site.ways, `${source}: ${event}`).toHaveProperty([`${event}.${condition}`]);
    }
    const labels = transitionsOf(game).map((each) => `${each.source} ${labelOf(each, words)} ${each.target}`);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('comes in three shapes, each with every state and transition', async () => {
    const drawing = await drawMachine(game, 'en');
    for (const { id } of transitionsOf(game)) {
      expect(drawing.split(`data-transition="${id}"`).length - 1, id).toBe(3);
    }
  });

  it.each(LANGUAGES)(
    'is drawn large from above to below, narrow enough to be read beside words, in %s',
    async (language) => {
      const drawing = await drawMap(game, language);
      const [narrow, column] = [...drawing.matchAll(/style="--drawn:(\d+)px"/g)].map(([, width]) =>
        Number(width),
      );
      expect(narrow).toBeLessThanOrEqual(710);
      expect(column).toBeLessThanOrEqual(440);
      expect(drawing).not.toContain('class="wide"');
    },
  );
});
