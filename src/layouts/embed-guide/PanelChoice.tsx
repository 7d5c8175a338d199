/** Which parts of a replay show: a box each, in the order in which they will stand. */
import type { Messages } from '../../explain/messages/messages.ts';
import type { Panel } from '../../view/options.ts';
import { OFFERED_PANELS, togglePanel } from './offered-panels.ts';

interface PanelChoiceProps {
  readonly words: Pick<Messages['embedGuide']['builder'], 'panels' | 'panelNames'>;
  readonly panels: readonly Panel[];
  readonly choose: (panels: readonly Panel[]) => void;
}

export function PanelChoice({ words, panels, choose }: PanelChoiceProps) {
  return (
    <fieldset class="panel-choice">
      <legend>{words.panels}</legend>
      {OFFERED_PANELS.map((panel) => (
        <label key={panel} class="check">
          <input
            type="checkbox"
            checked={panels.includes(panel)}
            disabled={String(panels) === panel}
            onChange={() => choose(togglePanel(panels, panel))}
          />
          {words.panelNames[panel]}
        </label>
      ))}
    </fieldset>
  );
}
