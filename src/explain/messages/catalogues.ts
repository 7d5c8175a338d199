/** All catalogues at once, for the server and the command line; a page imports the topics of one. */
import { el } from './el/index.ts';
import { en } from './en/index.ts';
import { hu } from './hu/index.ts';
import type { Language } from './languages.ts';
import type { Messages } from './messages.ts';

export const CATALOGUES: Readonly<Record<Language, Messages>> = { en, el, hu };
