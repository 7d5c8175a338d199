/** A log as the option `log` brings it along: in the link form, or as it is. */
import { type LinkText, textOfLink } from './link-text.ts';
import { isLinkForm, readPlainLog } from './plain-log.ts';

export function readLogOption(value: string): LinkText {
  const text = value.trim();
  return isLinkForm(text) ? textOfLink(text) : readPlainLog(value);
}
