/** Wakes the page that opens a log. */
import { hydrate } from 'preact';
import { asLanguage } from '../words/words.ts';
import { Opener } from './Opener.tsx';
import type { PageFacts } from './page-facts.ts';
import { samplesOf } from './samples.ts';
import { loadOpenerWords } from './words/opener-words.ts';

/** `root` holds the rendered opener; its data says where rules and samples are. */
export async function hydrateOpener(root: HTMLElement): Promise<void> {
  const locale = asLanguage(document.documentElement.lang);
  const words = await loadOpenerWords(locale);
  const { rules = '', logs = '', measures = '', library = '' } = root.dataset;
  const page: PageFacts = {
    locale,
    measures,
    library,
    ruleHref: (game, rule) => `${rules}${game}/#${rule}`,
    machineOf: (game) =>
      document.querySelector(`template[data-machine="${CSS.escape(game)}"]`)?.innerHTML ?? '',
  };
  hydrate(<Opener words={words} page={page} samples={samplesOf(logs)} startWorker={startWorker} />, root);
  root.dataset.awake = '';
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
