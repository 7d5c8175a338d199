/** The parts that an embed may show; what needs the analysis stays on the replay page. */
import { EMBED_PANELS } from '../../embed/stepper/read-options.ts';
import { DEFAULTS, PANELS, type Panel } from '../../view/option-values.ts';

export const OFFERED_PANELS: readonly Panel[] = PANELS.filter(
  (panel) => panel !== 'decisions' && panel !== 'ledger',
);

/** The parts with one more, or one less, in their order; never none. */
export function togglePanel(panels: readonly Panel[], panel: Panel): readonly Panel[] {
  const next = OFFERED_PANELS.filter((each) => panels.includes(each) !== (each === panel));
  return next.length === 0 ? panels : next;
}

/** As an option of an embed: what shows anyway need not be said. */
export function panelsToSay(panels: readonly Panel[]): readonly Panel[] {
  return String(panels) === String(EMBED_PANELS) ? DEFAULTS.panels : panels;
}
