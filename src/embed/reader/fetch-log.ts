/** Fetches the text of a log from somebody's address: so much and no more, so long and no longer, and only where it is text. */
import { decodeText } from '../../view/open/file-text.ts';

export type FetchFault =
  | { readonly fault: 'address'; readonly src: string }
  /** Nothing there, or the site lets nobody else read it: a page cannot tell which. */
  | { readonly fault: 'unreachable' | 'slow'; readonly host: string }
  | { readonly fault: 'status'; readonly host: string; readonly status: number }
  | { readonly fault: 'large' | 'binary' | 'page' | 'empty' };

export type Fetched = { readonly text: string } | FetchFault;

const MEGABYTE = 1024 * 1024;
/** In megabytes: hundreds of rounds with much commentary. */
export const LARGEST = 4;
/** Seconds until all of it must be there. */
export const PATIENCE = 20;
/** How much of a text is looked at to tell a log from anything else. */
const PROBE = 4096;

/** Never rejects. `patience` in seconds. */
export async function fetchLog(href: string, patience = PATIENCE): Promise<Fetched> {
  const url = URL.canParse(href) ? new URL(href) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return { fault: 'address', src: href.slice(0, 200) };
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), patience * 1000);
  try {
    return await fetchText(url, clock.signal);
  } catch {
    return { fault: clock.signal.aborted ? 'slow' : 'unreachable', host: url.host };
  } finally {
    clearTimeout(timer);
  }
}

async function fetchText(url: URL, signal: AbortSignal): Promise<Fetched> {
  const response = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!response.ok) return { fault: 'status', host: url.host, status: response.status };
  const bytes = await readBytes(response);
  return bytes ? judge(decodeText(bytes)) : { fault: 'large' };
}

/** All bytes, or null as soon as there are too many. */
async function readBytes(response: Response): Promise<Uint8Array | null> {
  const stream = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let chunk = await stream?.read(); chunk?.value; chunk = await stream?.read()) {
    size += chunk.value.length;
    if (size > LARGEST * MEGABYTE) {
      stream?.cancel().catch(() => {});
      return null;
    }
    chunks.push(chunk.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function judge(text: string): Fetched {
  const start = text.slice(0, PROBE);
  if (start.includes('\0') || start.includes('\uFFFD\uFFFD')) return { fault: 'binary' };
  if (/^\uFEFF?\s*</.test(start)) return { fault: 'page' };
  return text.trim() === '' ? { fault: 'empty' } : { text };
}
