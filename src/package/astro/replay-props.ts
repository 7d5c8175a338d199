/** What the Astro component is told: the options of the player by their own names, and what is shown. */
import type { Panel, Reveal, Theme } from '../../view/options.ts';

export interface ReplayProps {
  /** Full address of the root of the site that has the matches and the scripts, ending in a slash. */
  readonly site: string;
  /** The name of a match that the site hosts; its log is fetched while the page is built. */
  readonly match?: string | undefined;
  /** The text of a log, in whatever form. */
  readonly log?: string | undefined;
  /** The address of a log. With `log` it is what readers' browsers fetch; alone it is fetched while the page is built too. */
  readonly src?: string | undefined;
  readonly at?: string | undefined;
  readonly pov?: string | undefined;
  readonly reveal?: Reveal | undefined;
  /** A list, or names parted by commas. */
  readonly panels?: string | readonly Panel[] | undefined;
  readonly theme?: Theme | undefined;
  /** Of the words; English where it is none that there is. */
  readonly lang?: string | undefined;
  readonly autoplay?: boolean | '0' | '1' | undefined;
  readonly speed?: number | string | undefined;
  /** Address of the script, where it is not the site's: that of a copy on a host of one's own. */
  readonly script?: string | undefined;
}

/** The options that were given, as text for `readOptions`. */
export function optionsText({ at, pov, reveal, panels, theme, lang, autoplay, speed }: ReplayProps): string {
  const said = { at, pov, reveal, panels, theme, lang, autoplay: autoplay && Number(autoplay), speed };
  const given = Object.entries(said).filter(([, value]) => value !== undefined);
  return String(new URLSearchParams(given.map(([name, value]) => [name, String(value)])));
}
