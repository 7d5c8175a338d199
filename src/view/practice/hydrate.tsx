/** Wakes the practice page. */
import { hydrate } from 'preact';
import type { GameOffer } from '../setup/game-offer.ts';
import { asLanguage } from '../words/words.ts';
import { Practice } from './Practice.tsx';
import { loadPracticeWords } from './words/practice-words.ts';

/** `root` holds the rendered form; its data are the games on offer and where links lead. */
export async function hydratePractice(root: HTMLElement): Promise<void> {
  const locale = asLanguage(document.documentElement.lang);
  const words = await loadPracticeWords(locale);
  const { offers = '[]', rules = '', open = '' } = root.dataset;
  const games: readonly GameOffer[] = JSON.parse(offers);
  hydrate(<Practice words={words} offers={games} locale={locale} places={{ rules, open }} />, root);
  root.dataset.awake = '';
}
