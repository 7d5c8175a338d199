// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { statechart } from '../../src/charts/statechart.ts';
import type { ChartLayout, ChartState, PlacedState } from '../../src/charts/statechart-data.ts';
import { layoutStatechart } from '../../src/charts/statechart-layout.ts';
import { isActive, markStates } from '../../src/charts/states.ts';
import { printSvg } from '../../src/charts/svg.ts';
import { SAMPLE_CHART } from './sample-chart.ts';
import { byClass, textsOf } from './tree.ts';

const SHAPES = ['wide', 'narrow', 'column'] as const;
const [wide, narrow, column] = await Promise.all(
  SHAPES.map((shape) => layoutStatechart(SAMPLE_CHART, shape)),
);
if (!wide || !narrow || !column) throw new Error('three layouts');
const layouts = { wide, narrow, column };

describe.each(SHAPES)('The %s layout of a statechart', (shape) => {
  const layout = layouts[shape];

  it('places every state and every transition once', () => {
    expect(layout.states.map((state) => state.id)).toEqual(idsOf(SAMPLE_CHART.states));
    expect(layout.transitions.map((transition) => transition.id).sort()).toEqual(
      SAMPLE_CHART.transitions.map((t) => t.id).sort(),
    );
  });

  it('puts every state inside the one it belongs to, below its name', () => {
    for (const state of layout.states) {
      const parent = find(layout, state.id.slice(0, state.id.lastIndexOf('.')));
      if (parent) expect(inside(state, parent)).toBe(true);
    }
  });

  it('lets no two neighbours touch', () => {
    for (const a of layout.states) {
      const others = layout.states.filter(
        (b) => b !== a && !b.id.startsWith(`${a.id}.`) && !a.id.startsWith(`${b.id}.`),
      );
      for (const b of others) expect(apart(a, b), `${a.id} ${b.id}`).toBe(true);
    }
  });

  it('keeps the regions in the order of the graph', () => {
    const regions = layout.states.filter((state) => state.region);
    const along = regions.map((state) => (shape === 'narrow' ? state.x : state.y));
    expect(along).toEqual([...along].sort((a, b) => a - b));
    expect(regions).toHaveLength(3);
  });

  it('gives every transition a way, and its label a place', () => {
    for (const transition of layout.transitions) {
      expect(transition.path.length, transition.id).toBeGreaterThanOrEqual(2);
      expect(transition.lines.length > 0, transition.id).toBe(transition.at !== null);
    }
  });

  it('shows where each compound state is entered', () => {
    expect(layout.initials).toHaveLength(4);
  });
});

describe('layoutStatechart', () => {
  it('runs wide or narrow as it is told', () => {
    expect(layouts.wide.width).toBeGreaterThan(2 * layouts.wide.height);
    expect(layouts.narrow.width).toBeLessThan(layouts.narrow.height);
    expect(layouts.column.width).toBeLessThan(450);
  });

  it('gives the same layout every time', async () => {
    expect(await layoutStatechart(SAMPLE_CHART, 'wide')).toEqual(layouts.wide);
  });

  it('rejects a transition to a state that is not there', async () => {
    const transitions = [{ id: 'x', source: 'dealing', target: 'nowhere', label: '' }];
    await expect(layoutStatechart({ ...SAMPLE_CHART, transitions })).rejects.toThrow();
  });
});

describe('statechart', () => {
  const taken = 'tricks.leading:play:tricks.following';
  const drawing = statechart(layouts.wide, { active: ['tricks.following'], taken });

  it('draws every state and transition under its name', () => {
    const states = byClass(drawing, 'state').map((state) => state.attrs['data-state']);
    expect(states).toEqual(idsOf(SAMPLE_CHART.states));
    expect(byClass(drawing, 'transition')).toHaveLength(SAMPLE_CHART.transitions.length);
  });

  it('lights the active state, what is around it, and the last transition', () => {
    expect(byClass(drawing, 'active').map((state) => state.attrs['data-state'])).toEqual([
      'tricks',
      'tricks.following',
    ]);
    expect(byClass(drawing, 'taken').map((node) => node.attrs['data-transition'])).toEqual([taken]);
  });

  it('writes the labels', () => {
    expect(textsOf(drawing)).toEqual(
      expect.arrayContaining(['Archon and Doulos', 'following', 'next round']),
    );
  });

  it('escapes hostile labels', async () => {
    const states = SAMPLE_CHART.states.map((state) => ({ ...state, label: '<script>' }));
    const layout = await layoutStatechart({ ...SAMPLE_CHART, label: '"<script>', states });
    expect(printSvg(statechart(layout))).not.toContain('<script>');
  });
});

describe('markStates', () => {
  it('leaves the page as it would be drawn', () => {
    const root = document.createElement('div');
    root.innerHTML = printSvg(
      statechart(layouts.narrow, { active: ['dealing'], taken: 'ranking:next:dealing' }),
    );
    const active = ['exchanging.ends.half', 'exchanging.middles.open', 'exchanging.talon.done'];
    markStates(root, active, null);
    expect(root.innerHTML).toBe(domOf(printSvg(statechart(layouts.narrow, { active }))));
  });
});

describe('isActive', () => {
  it('holds for a state and those around it, not for one that begins alike', () => {
    expect(isActive('tricks', ['tricks.leading'])).toBe(true);
    expect(isActive('tricks.lead', ['tricks.leading'])).toBe(false);
    expect(isActive('tricks.leading', [])).toBe(false);
  });
});

function idsOf(states: readonly ChartState[]): string[] {
  return states.flatMap((state) => [state.id, ...idsOf(state.children)]);
}

function find(layout: ChartLayout, id: string): PlacedState | undefined {
  return layout.states.find((state) => state.id === id);
}

function inside(a: PlacedState, b: PlacedState): boolean {
  const across = a.x > b.x && a.x + a.width < b.x + b.width;
  return across && a.y >= b.y + 16 * b.lines.length && a.y + a.height < b.y + b.height;
}

function apart(a: PlacedState, b: PlacedState): boolean {
  return a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y || b.y + b.height < a.y;
}

/** Markup as the document would write it. */
function domOf(markup: string): string {
  const root = document.createElement('div');
  root.innerHTML = markup;
  return root.innerHTML;
}
