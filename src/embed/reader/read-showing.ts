/** Reads a log in the reader's browser, folds it and puts it into words: a showing like that of a hosted match. */
import type { Language } from '../../explain/messages/languages.ts';
import { metaOf } from '../../explain/meta-of.ts';
import { formOf } from '../../log/form.ts';
import { isLinkForm, readPlainLog } from '../../log/link/plain-log.ts';
import type { Parsed } from '../../log/parsed.ts';
import { foldRounds } from '../../replay/fold.ts';
import { openMatch } from '../../replay/head.ts';
import { gameById } from '../../rules/games.ts';
import { readText } from '../../view/open/read-text.ts';
import { localeFolder } from '../../view/share/places.ts';
import { factsOf } from '../../view/source/facts.ts';
import { type PackedShownRound, packShownRound } from '../../view/source/pack-source.ts';
import type { Load } from '../element/loader.ts';
import { saidOf, titlesOf } from '../make/make-showing.ts';
import type { SaidRound, Showing } from '../showing.ts';
import type { Teller } from '../teller/teller.ts';
import { Breath } from './breath.ts';
import { fetchLog } from './fetch-log.ts';
import type { ReadJson } from './json.ts';
import type { ReadLinkText } from './link.ts';
import type { ReaderWords } from './reader-words.ts';
import { MOST_ROUNDS, type Refusal, refuse } from './refuse.ts';

/** A log itself, as the option `log` brings it; or its address. */
export type LogSource = { readonly text: string } | { readonly href: string };

/**
 * Refuses, in the reader's words, what cannot be shown. Rejects only where its parts cannot be loaded. `site`: the full address of
 * the site's root, ending in a slash.
 */
export async function readShowing(
  source: LogSource,
  locale: Language,
  load: Load,
  site: string,
): Promise<Showing | { readonly refused: string }> {
  const [words, teller] = (await Promise.all([load(`reader.${locale}`), load(`teller.${locale}`)])) as [
    ReaderWords,
    Teller,
  ];
  const opener = `${localeFolder(site, locale)}open/`;
  try {
    const read = await showingOf(source, { locale, words, teller, load, site, opener });
    return 'fault' in read ? { refused: refuse(read, words, teller, opener) } : read;
  } catch {
    return { refused: words.reader.broken };
  }
}

interface Voice {
  readonly locale: Language;
  readonly words: ReaderWords;
  readonly teller: Teller;
  readonly load: Load;
  readonly site: string;
  /** The full address of the page that opens logs. */
  readonly opener: string;
}

async function showingOf(source: LogSource, voice: Voice): Promise<Showing | Refusal> {
  const brought = 'text' in source ? await fromOption(source.text, voice.load) : await fetchLog(source.href);
  if ('fault' in brought) return brought;
  const breath = new Breath();
  const parsed = await parse(brought.text, voice.load, breath);
  const { rounds } = parsed.match;
  if (rounds.length > MOST_ROUNDS) return { fault: 'long', rounds: rounds.length };
  // Its own page has the log too where the address can bring it along.
  const page = 'text' in source ? `${voice.opener}#log=${encodeURIComponent(source.text)}` : '';
  return fold(parsed, { ...voice, page }, breath);
}

async function fromOption(option: string, load: Load): Promise<{ readonly text: string } | Refusal> {
  const text = option.trim();
  const read = isLinkForm(text) ? ((await load('link')) as ReadLinkText)(text) : readPlainLog(option);
  return 'fault' in read ? { fault: 'link', link: read.fault } : read;
}

/** The first match of a text. */
async function parse(text: string, load: Load, breath: Breath): Promise<Parsed> {
  const form = formOf(text);
  if (form !== 'text') return ((await load('json')) as ReadJson)(text, form);
  const pieces = readText(text);
  for (let piece = pieces.next(); ; piece = pieces.next()) {
    if (piece.done) return piece.value;
    await breath.take();
  }
}

async function fold(
  { match, problems }: Parsed,
  { locale, words, teller, site, page }: Voice & { readonly page: string },
  breath: Breath,
): Promise<Showing | Refusal> {
  const { head, problems: ofHead } = openMatch(match);
  const game = gameById(head.game);
  const said: SaidRound[] = [];
  const rounds: PackedShownRound[] = [];
  const facts = game && factsOf(game, head.setup);
  for (const round of facts ? foldRounds(match, problems) : []) {
    // Charts are drawn by a part of their own, which finds the strength then.
    const shown = { ...round, strength: [] };
    if (facts) said.push(saidOf({ head, facts }, shown, teller));
    rounds.push(packShownRound(shown));
    await breath.take();
  }
  if (!facts || rounds.length === 0) {
    const errors = [...problems, ...ofHead].filter(({ severity }) => severity === 'error');
    return { fault: 'nothing', problem: errors[0] ?? null };
  }
  return {
    name: '',
    locale,
    title: metaOf(head.meta, 'event', locale) ?? words.games[head.game] ?? head.game,
    page,
    rules: `${localeFolder(site, locale)}rules/${head.game}/`,
    titles: titlesOf(facts, teller),
    source: { head, facts, rounds },
    said,
  };
}
