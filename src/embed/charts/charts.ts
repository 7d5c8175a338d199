/** Shows charts that were drawn whole: puts them into a page, moves the present through them, and leads where a reader presses. */
import { keepInView } from '../../charts/keep-in-view.ts';
import { markPresent, momentUnder } from '../../charts/present.ts';
import { CHART_CSS } from '../../charts/style.ts';
import type { Position } from '../../view/controller/position.ts';
import type { Moment } from '../../view/player/moment.ts';
import type { Drawings } from '../showing.ts';
import type { LaterName, LaterPart } from '../stepper/later-part.ts';
import layout from './charts.css?inline';
import { fitLabels } from './fit-labels.ts';

/** What stands in a place: the same drawing is not put there again. */
const standing = new WeakMap<HTMLElement, string>();

export const charts: LaterPart = {
  style: CHART_CSS + layout,
  show: (place, panel, data, moment, go) => {
    const drawings = data as Drawings;
    const html = markupOf(panel, drawings, moment);
    if (standing.get(place) !== html) {
      standing.set(place, html);
      place.innerHTML = html;
      for (const box of place.querySelectorAll<HTMLElement>('.chart-scroll')) beScrolled(box);
    }
    const present = presentOf(panel, moment);
    for (const body of place.querySelectorAll('[data-axis]')) {
      markPresent(body, present);
      keepInView(body);
    }
    fitLabels(place);
    place.onclick = ({ target }) => {
      const found = momentUnder(target);
      const to = found === null ? null : positionOf(panel, moment, found);
      if (to) go(to);
    };
  },
};

function markupOf(
  panel: LaterName,
  { score, strength, legend, titles }: Drawings,
  { state }: Moment,
): string {
  const { round } = state.position;
  if (panel === 'titles') return `<div class="chart-parts">${titles}</div>${legend}`;
  if (panel === 'strength') return `<div class="chart-parts">${strength[round] ?? ''}</div>${legend}`;
  const { wide = '', narrow = '' } = score[round] ?? {};
  return `<div class="chart-parts wide">${wide}</div><div class="chart-parts narrow">${narrow}</div>`;
}

/** A frame; among titles the last round of which the result is known. On a line that was not played, where it leaves. */
function presentOf(panel: LaterName, { index, fork, frame, summary }: Moment): number {
  if (panel !== 'titles') return Math.min(index, fork - 1);
  return frame.did.type === 'rank' ? summary.number : summary.number - 1;
}

function positionOf(panel: LaterName, { state, summary }: Moment, found: number): Position {
  const { round } = state.position;
  if (panel !== 'titles') return { round, frame: found, branch: null };
  // Rounds are numbered one after the other.
  return { round: round + found - summary.number, frame: 0, branch: null };
}

/** What scrolls has a name and can be reached by keyboard. */
function beScrolled(box: HTMLElement): void {
  box.tabIndex = 0;
  box.role = 'group';
  box.ariaLabel = box.firstElementChild?.getAttribute('aria-label') ?? '';
}
