/** The parts of the embed that a reader asks for, in English, and those that read JSON and links. */

import type { ReadJson } from '../../../src/embed/reader/json.ts';
import type { ReadLinkText } from '../../../src/embed/reader/link.ts';
import type { ReaderWords } from '../../../src/embed/reader/reader-words.ts';
import { type Teller, tellerOf } from '../../../src/embed/teller/teller.ts';
import { en } from '../../../src/explain/messages/en/index.ts';
import { parseJson } from '../../../src/log/json/parse.ts';
import { textOfLink } from '../../../src/log/link/link-text.ts';

interface Parts {
  readonly 'teller.en': Teller;
  readonly 'reader.en': ReaderWords;
  readonly json: ReadJson;
  readonly link: ReadLinkText;
}

const PARTS: Parts = {
  'teller.en': tellerOf(en),
  'reader.en': { reader: en.reader, logLink: en.logLink, games: en.game.games },
  json: (text) => parseJson(text),
  link: textOfLink,
};

export async function load(name: string): Promise<unknown> {
  if (!(name in PARTS)) throw new Error(`There is no part ${name} here.`);
  return PARTS[name as keyof Parts];
}
