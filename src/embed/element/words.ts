/** The element's own words, in all languages: a post may hold several, and the script is one. */
import { element as el } from '../../explain/messages/el/element.ts';
import { element as en } from '../../explain/messages/en/element.ts';
import { element as hu } from '../../explain/messages/hu/element.ts';

export const WORDS = { en, el, hu };
