/** The games as the form of the practice page offers them, in a language; made when the site is built. */
import { CATALOGUES } from '../../explain/messages/catalogues.ts';
import type { Language } from '../../explain/messages/languages.ts';
import { GAMES } from '../../rules/games.ts';
import type { GameOffer } from '../../view/setup/game-offer.ts';
import { optionText } from '../rules/option-text.ts';

/** At a table that takes many: enough for a revolution to come, few enough to remember. */
const USUAL = 4;

export function gameOffers(locale: Language): GameOffer[] {
  const { game: names, rules } = CATALOGUES[locale];
  return GAMES.map(({ id, seats, options }) => ({
    id,
    name: names.games[id] ?? id,
    seats: { ...seats, usual: Math.min(seats.max, Math.max(seats.min, USUAL)) },
    options: options.map(({ name, values, fallback }) => {
      const text = optionText(rules, id, name);
      const offered = values.map((value) => [value, text.values[value] ?? value] as const);
      return { name, question: text.question, values: fallback ? [['', '–'] as const, ...offered] : offered };
    }),
  }));
}
