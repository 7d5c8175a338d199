// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { charts } from '../../../src/embed/charts/charts.ts';
import { makeDrawings } from '../../../src/embed/make/make-drawings.ts';
import type { WholeSource } from '../../../src/embed/make/make-showing.ts';
import type { Drawings } from '../../../src/embed/showing.ts';
import { CATALOGUES } from '../../../src/explain/messages/catalogues.ts';
import { LANGUAGES } from '../../../src/explain/messages/languages.ts';
import { visible } from '../../../src/view/controller/knowledge.ts';
import { FIRST_STATE } from '../../../src/view/controller/state.ts';
import { momentOf } from '../../../src/view/player/moment.ts';
import { sampleSource } from '../../view/fixtures/match.ts';

const source = sampleSource(3) as WholeSource;
let drawings: Drawings;
beforeAll(() => {
  drawings = makeDrawings(source, CATALOGUES.en, 'en');
});

const momentAt = (round: number, frame: number) =>
  momentOf(
    {
      round: source.round(round),
      waiting: false,
      state: { ...FIRST_STATE, position: { round, frame, branch: null } },
    },
    visible,
  );

describe('the charts of a match', () => {
  it('are drawn whole, without inline styles, for every round', () => {
    expect(drawings.score).toHaveLength(3);
    expect(drawings.strength).toHaveLength(3);
    const all = [
      drawings.titles,
      ...drawings.strength,
      ...drawings.score.flatMap((one) => Object.values(one)),
    ];
    for (const markup of all) {
      expect(markup).toContain('<svg');
      expect(markup).not.toMatch(/ style=| id=|<script/);
    }
  });

  it.each(['strength', 'titles'] as const)('say beside the %s whose line is which', (panel) => {
    const place = document.createElement('div');
    charts.show(place, panel, drawings, momentAt(0, 9), () => {});
    expect([...place.querySelectorAll('.chart-legend li')].map(({ textContent }) => textContent)).toEqual(
      source.head.players.map(({ name }) => name),
    );
    expect(place.querySelectorAll('.chart-legend .mark')).toHaveLength(source.head.players.length);
  });

  it('show the whole name of the axis of the strength in every language', () => {
    for (const language of LANGUAGES) {
      const place = document.createElement('div');
      place.innerHTML = makeDrawings(source, CATALOGUES[language], language).strength[0] ?? '';
      const [, top] = place.querySelector('.labels')?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
      const names = [...place.querySelectorAll('.axis text[x="2"]')];
      expect(names.map((line) => line.textContent).join(' ')).toBe(CATALOGUES[language].charts.strength);
      // Letters of this size rise nine pixels above their line.
      expect(Number(names[0]?.getAttribute('y')) - 9).toBeGreaterThanOrEqual(top ?? Number.NaN);
    }
  });

  it('have names and points where the last round is, not pinned beside any other', () => {
    const place = document.createElement('div');
    charts.show(place, 'titles', drawings, momentAt(0, 9), () => {});
    const parts = place.querySelectorAll('.chart-parts > *, .chart-scroll > *');
    expect([...parts].map((part) => part.getAttribute('class'))).toEqual([
      'chart labels',
      'chart-scroll',
      'chart bump',
      'chart ends',
    ]);
  });

  it('follow the moment, and are put into the page once a round', () => {
    const place = document.createElement('div');
    charts.show(place, 'score', drawings, momentAt(0, 9), () => {});
    const body = place.querySelector('[data-axis]');
    charts.show(place, 'score', drawings, momentAt(0, 12), () => {});
    expect(place.querySelector('[data-axis]')).toBe(body);
    expect(body?.getAttribute('data-present')).toBe('12');
    charts.show(place, 'score', drawings, momentAt(1, 3), () => {});
    expect(place.querySelector('[data-axis]')).not.toBe(body);
  });

  it('lead to the play, or the round, that is pressed', () => {
    const go = vi.fn();
    const place = document.createElement('div');
    charts.show(place, 'strength', drawings, momentAt(1, 0), go);
    const column = place.querySelector<SVGElement>('.column');
    column?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(go).toHaveBeenLastCalledWith({
      round: 1,
      frame: Number(column?.getAttribute('data-frame')),
      branch: null,
    });
    charts.show(place, 'titles', drawings, momentAt(1, 0), go);
    place.querySelector('[data-round="3"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(go).toHaveBeenLastCalledWith({ round: 2, frame: 0, branch: null });
  });
});
