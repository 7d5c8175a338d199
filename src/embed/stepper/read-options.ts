/** The options of an embed: the grammar of the player, with fewer panels where none are asked for. */
import { DEFAULTS, type Options, type Panel, readOptions } from '../../view/options.ts';

/** What shows where nobody says which panels. */
export const EMBED_PANELS: readonly Panel[] = ['table', 'explain', 'plays'];

/** As `readOptions`. */
export function readEmbedOptions(text: string): Options {
  const options = readOptions(text);
  return options.panels === DEFAULTS.panels ? { ...options, panels: EMBED_PANELS } : options;
}
