/** A player mounted in a shadow root for tests, with its parts at hand instead of loaded. */
import { act } from 'preact/test-utils';
import { makeDrawings } from '../../../src/embed/make/make-drawings.ts';
import { makeShowing, type WholeSource } from '../../../src/embed/make/make-showing.ts';
import { mountStepper } from '../../../src/embed/stepper/mount.tsx';
import { readEmbedOptions } from '../../../src/embed/stepper/read-options.ts';
import type { Stepper } from '../../../src/embed/stepper/stepper.ts';
import { tellerOf } from '../../../src/embed/teller/teller.ts';
import { CATALOGUES } from '../../../src/explain/messages/catalogues.ts';

export interface Mounted {
  readonly stepper: Stepper;
  readonly root: ShadowRoot;
  /** The names of the parts that were asked for. */
  readonly asked: string[];
  readonly press: (key: string) => void;
}

const { en } = CATALOGUES;

export async function mounted(source: WholeSource, options = ''): Promise<Mounted> {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const asked: string[] = [];
  const { charts } = await import('../../../src/embed/charts/charts.ts');
  const { machine } = await import('../../../src/embed/machine/machine.ts');
  const parts: Readonly<Record<string, () => unknown>> = {
    'words.en': () => en,
    cards: () => '<svg class="card-sprite"></svg>',
    motion: () => ({ moveCards: () => null, listenToWheel: () => () => {} }),
    'teller.en': () => tellerOf(en),
    charts: () => charts,
    machine: () => machine,
    'drawings/m.en': () => makeDrawings(source, en, 'en'),
    'machine/anemaki.en': () =>
      '<svg class="chart"><g data-state="tricks"></g><g data-state="dealing"></g></svg>',
  };
  const load = async (name: string) => {
    asked.push(name);
    const part = parts[name];
    if (!part) throw new Error(`There is no part ${name}.`);
    return part();
  };
  const showing = makeShowing(source, tellerOf(en), {
    name: 'm',
    locale: 'en',
    title: 'A match for tests',
    page: 'https://x.org/replay/m/',
    rules: 'https://x.org/rules/anemaki/',
  });
  let stepper: Stepper | null = null;
  await act(async () => {
    stepper = await mountStepper({ root, showing, options: readEmbedOptions(options), load, fit: 'flow' });
  });
  if (!stepper) throw new Error('It was not mounted.');
  const press = (key: string) =>
    act(() => {
      root
        .querySelector('.player')
        ?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
        );
    });
  return { stepper, root, asked, press };
}
