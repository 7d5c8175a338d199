/** What the Astro component renders: the element's attributes, the script, and the figure that stands inside. */
import { LANGUAGES, type Language } from '../../explain/messages/languages.ts';
import { readOptions, writeOptions } from '../../view/options.ts';
import { pageOf, scriptOf } from '../../view/share/places.ts';
import { figureOfLog, linkFigure } from './figure.ts';
import { optionsText, type ReplayProps } from './replay-props.ts';

export interface MadeReplay {
  readonly attributes: Readonly<Record<string, string>>;
  /** Address of the script that defines the element. */
  readonly script: string;
  /** Markup, of text that was escaped. */
  readonly figure: string;
}

/** Gets the text of an address; rejects where it cannot be had. */
export type Fetch = (href: string) => Promise<string>;

/**
 * The log of a match is fetched; where that fails a warning says so, and the figure is a link. Throws a TypeError where the site is no
 * full address, or nothing is named that could be shown.
 */
export async function makeReplay(props: ReplayProps, get: Fetch = fetchText): Promise<MadeReplay> {
  const { match, log, src, script } = props;
  const site = new URL('./', new URL(props.site)).href;
  if (!match && !log && !src) throw new TypeError('A replay needs one of "match", "log" and "src".');
  const locale: Language = LANGUAGES.find((language) => language === props.lang) ?? LANGUAGES[0];
  const options = readOptions(optionsText(props));
  const said = writeOptions(options);
  const link = match ? pageOf({ site, locale, match }, said) : null;
  const text = log ?? (await got(get, match ? `${site}logs/${match}.revlog` : (src ?? '')));
  const place = { site, match: match ?? null, locale };
  return {
    attributes: {
      ...(match ? { match } : src ? { src } : { log: log ?? '' }),
      ...Object.fromEntries(new URLSearchParams(said)),
      lang: locale,
    },
    script: script ?? scriptOf(site),
    figure:
      (text === null ? null : figureOfLog(text, place, options)) ?? linkFigure(link ?? src ?? '', locale),
  };
}

async function got(get: Fetch, href: string): Promise<string | null> {
  try {
    return await get(href);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.warn(`epanastasi: ${href} cannot be had (${why}); the post gets a link to it.`);
    return null;
  }
}

async function fetchText(href: string): Promise<string> {
  const response = await fetch(href, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return await response.text();
}
