/** The language in which an element speaks. */
import { LANGUAGES, type Language } from '../../explain/messages/languages.ts';

/** That of the nearest `lang`, its own attribute first; English where it is none of ours. */
export function languageOf(element: Element): Language {
  const near = element.closest('[lang]:not([lang=auto])') ?? document.documentElement;
  const said = near.getAttribute('lang')?.slice(0, 2);
  return LANGUAGES.find((language) => language === said) ?? LANGUAGES[0];
}
