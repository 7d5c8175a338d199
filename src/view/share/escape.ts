/**
 * Text made safe for where it is pasted. A post is written in many dialects: so not HTML's own signs alone are written as numbers, but
 * those too that template languages, shortcodes and Markdown would act on. Names and remarks of a log stay text in all of them.
 */

/** What no post needs: control characters, halves of surrogate pairs, and marks that turn the direction of writing. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]+/gu;

/** A text on one line, of characters that show. */
export function oneLine(text: string): string {
  return text.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();
}

/** A text for HTML, within elements and within quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replace(UNPRINTABLE, ' ')
    .replace(/[&<>"'`*_[\]{}~\\|$@#%]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** An address for an attribute; only the web's own are let through, others become empty. */
export function escapeAddress(address: string): string {
  return escapeQuoted(plainAddress(address));
}

/** An address for a Markdown link. */
export function markdownAddress(address: string): string {
  return plainAddress(address).replace(/[()<>\s\\"'*_[\]`{}|]/g, (sign) => {
    return `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  });
}

/** Whether a text is a full address of the web, or one relative to a page. */
export function isAddress(text: string): boolean {
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  return scheme === undefined || scheme === 'https' || scheme === 'http';
}

function plainAddress(address: string): string {
  return isAddress(address) ? address : '';
}

function escapeQuoted(text: string): string {
  return text.replace(/[&<>"'\s]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A text within a line of Markdown: every sign that could open markup in a common dialect is escaped. */
export function escapeMarkdown(text: string): string {
  return (
    oneLine(text)
      .replace(/[\\`*_{}[\]<>|~$@#^]/g, '\\$&')
      .replace(/&(?=[#\w])/g, '\\&')
      .replace(/!(?=\\\[)/g, '\\!')
      // What would turn into a link or a picture of itself: `www.`, `https:`, `:smile:`.
      .replace(/[.:](?=[\p{L}\p{N}/+-])/gu, '\\$&')
      // What would begin a list, a heading or a line.
      .replace(/^([-+=]|\d+[.)])/, (sign) => `${sign.slice(0, -1)}\\${sign.slice(-1)}`)
  );
}
