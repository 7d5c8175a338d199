/** The text of a file that somebody chose, or why there is none. */
import type { LinkProblem } from '../../log/link/link-text.ts';

export type FileFault =
  | 'empty'
  | 'binary'
  | 'unreadable'
  | { readonly megabytes: number }
  /** What is wrong with a log that the address brings along. */
  | { readonly link: LinkProblem };

export type FileText = { readonly text: string } | { readonly fault: FileFault };

const MEGABYTE = 1024 * 1024;
/** Larger files are not read in a page. */
const LARGEST = 50 * MEGABYTE;
/** How much of a file is looked at to tell text from anything else. */
const PROBE = 4096;

export async function fileText(file: Blob): Promise<FileText> {
  if (file.size > LARGEST) return { fault: { megabytes: Math.ceil(file.size / MEGABYTE) } };
  try {
    return judgeText(decodeText(new Uint8Array(await file.arrayBuffer())));
  } catch {
    return { fault: 'unreadable' };
  }
}

/** A text as it was pasted or decoded, or what is wrong with it. */
export function judgeText(text: string): FileText {
  if (text.length > LARGEST) return { fault: { megabytes: Math.ceil(text.length / MEGABYTE) } };
  if (text.slice(0, PROBE).includes('\0')) return { fault: 'binary' };
  return text.trim() === '' ? { fault: 'empty' } : { text };
}

/** UTF-8, or UTF-16 where the file says so in its first two bytes. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}
