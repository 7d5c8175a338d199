/** Shows the statechart of a game, which was drawn when the site was built: a step lights the present state and the transition just taken. */
import { markStates } from '../../charts/states.ts';
import { CHART_CSS } from '../../charts/style.ts';
import type { LaterPart } from '../stepper/later-part.ts';
import layout from './machine.css?inline';

export const machine: LaterPart = {
  style: CHART_CSS + layout,
  show: (place, _panel, data, { frame }) => {
    if (!place.firstChild) {
      place.innerHTML = String(data);
      place.className = 'machine-scroll';
      place.tabIndex = 0;
      place.role = 'group';
      place.ariaLabel = place.querySelector('svg')?.getAttribute('aria-label') ?? '';
    }
    markStates(place, frame.states, frame.taken);
  },
};
