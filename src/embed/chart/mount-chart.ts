/** A chart alone: it steps as a player does, and shows of every moment where in the chart it is. */
import { Controller } from '../../view/controller/controller.ts';
import { FIRST_STATE } from '../../view/controller/state.ts';
import type { Options } from '../../view/options.ts';
import { momentOf } from '../../view/player/moment.ts';
import { Refused } from '../element/load-showing.ts';
import type { ReaderWords } from '../reader/reader-words.ts';
import { dress } from '../stepper/dress.ts';
import { type LaterPart, panelData, partOf } from '../stepper/later-part.ts';
import { readySource } from '../stepper/ready-source.ts';
import type { Stepper, Surroundings, Where } from '../stepper/stepper.ts';

/** Attribute `kind`; the first where nothing is said. */
const CHART_KINDS = ['strength', 'score', 'titles'] as const;

/** Rejects where the drawings cannot be had, and with `Refused` for a kind that there is not. */
export async function mountChart({ root, showing, options, load, kind }: Surroundings): Promise<Stepper> {
  const panel = CHART_KINDS.find((each) => each === (kind || CHART_KINDS[0]));
  if (!panel) {
    const { reader } = (await load(`reader.${showing.locale}`)) as ReaderWords;
    throw new Refused(reader.noKind(String(kind), CHART_KINDS.join(', ')));
  }
  const [part, data] = await Promise.all([
    load(partOf(panel)) as Promise<LaterPart>,
    panelData(panel, showing, load),
  ]);
  const { source, said } = readySource(showing);
  const controller = new Controller(source, FIRST_STATE, source.round(0));
  const place = document.createElement('div');
  place.className = 'revolution later';
  root.append(place);
  dress(place, part.style);

  // Charts are drawn from all hands.
  const moment = () => momentOf(controller.snapshot, (frames) => frames);
  const where = (): Where => {
    const { frame, frames, index } = moment();
    return { at: frame.at, text: said(frame)?.speech ?? '', step: index + 1, steps: frames.length };
  };
  const dye = ({ theme = 'auto' }: Partial<Options>) => {
    if (theme === 'auto') delete place.dataset.theme;
    else place.dataset.theme = theme;
  };
  const show = () => part.show(place, panel, data, moment(), (to) => controller.send({ type: 'jump', to }));
  dye(options);
  controller.send({ type: 'go', at: options.at });
  show();
  controller.subscribe(show);
  return {
    get where() {
      return where();
    },
    playing: false,
    send: (command) => {
      // A chart does not play by itself.
      if (command !== 'toggle-play') controller.send(command);
    },
    goTo: (at) => controller.send({ type: 'go', at }),
    change: (said) => {
      if (said.theme) dye(said);
    },
    subscribe: (listener) => controller.subscribe(() => listener(where())),
    destroy: () => place.remove(),
  };
}
