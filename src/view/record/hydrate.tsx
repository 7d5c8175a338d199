/** Wakes the page on which a match is recorded. */
import { hydrate } from 'preact';
import type { GameOffer } from '../setup/game-offer.ts';
import { asLanguage } from '../words/words.ts';
import { Record } from './Record.tsx';
import { loadSetupWords } from './words/record-words.ts';

/** `root` holds the rendered form; its data are the games on offer and where links lead. */
export async function hydrateRecord(root: HTMLElement): Promise<void> {
  const locale = asLanguage(document.documentElement.lang);
  const words = await loadSetupWords(locale);
  const { offers = '[]', rules = '', open = '', sheet = '' } = root.dataset;
  const games: readonly GameOffer[] = JSON.parse(offers);
  hydrate(<Record words={words} offers={games} locale={locale} places={{ rules, open, sheet }} />, root);
  root.dataset.awake = '';
}
