/** What an element says while its player is on its way. */
import { loading as el } from '../../explain/messages/el/element.ts';
import { loading as en } from '../../explain/messages/en/element.ts';
import { loading as hu } from '../../explain/messages/hu/element.ts';

export const LOADING = { en, el, hu };
