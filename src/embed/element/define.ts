/** Defines the elements of the embed, once a page however often its script is loaded. */
import { partLoader } from './loader.ts';
import { elementOf } from './replay-element.ts';

/** `folder`: the full address of the folder of all parts, ending in a slash; `nonce`: that of the script that defines. */
export function defineElements(folder: string, nonce = ''): void {
  if (customElements.get('revolution-replay')) return;
  const load = partLoader(folder, nonce);
  customElements.define('revolution-replay', elementOf('stepper', folder, load));
  customElements.define('revolution-chart', elementOf('chart', folder, load));
}
