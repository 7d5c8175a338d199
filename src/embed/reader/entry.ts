/** The reader of logs: a part of the embed. Pages and links of the site are found from its own address. */
import type { ReaderPart } from '../element/load-showing.ts';
import { hand } from '../hand.ts';
import type { Teller } from '../teller/teller.ts';
import { readShowing } from './read-showing.ts';
import { withLines } from './with-lines.ts';

const script = document.currentScript;
const site = script instanceof HTMLScriptElement ? new URL('../../', script.src).href : '';

const part: ReaderPart = {
  readShowing: (log, locale, load) => readShowing(log, locale, load, site),
  withLines: async (showing, whatif, load) =>
    withLines(showing, whatif, (await load(`teller.${showing.locale}`)) as Teller),
};

hand('reader', part);
