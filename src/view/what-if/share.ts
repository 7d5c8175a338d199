/** What leaves the page with a reader's lines in it: the address, and the log. */
import { type Options, readOptions, writeHash } from '../options.ts';

/** Puts the moment and the lines into the page's address, at once. */
export function keepInHash(page: Window, said: Pick<Options, 'at' | 'whatif'>): void {
  const { pathname, search, hash } = page.location;
  const text = writeHash({ ...readOptions(hash), ...said }, hash);
  page.history.replaceState(page.history.state, '', `${pathname}${search}${text && `#${text}`}`);
}

/** Copies a text; false where the browser does not allow it. */
export async function copyText(page: Window, text: string): Promise<boolean> {
  try {
    await page.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Hands a text out as a file to be saved. */
export function saveFile(page: Document, name: string, text: string): void {
  saveBlob(page, name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

/** Hands out a file of any kind. */
export function saveBlob(page: Document, name: string, content: Blob): void {
  const link = page.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** The name of the file with the lines in it, from that of the log or its address. */
export function fileName(log: string): string {
  const base = log.replace(/^.*\//, '').replace(/\.[a-z]+$/i, '');
  return `${base || 'match'}-what-if.revlog`;
}
