/** The world outside as a command sees it, so that tests can put one of their own in its place. */
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { text } from 'node:stream/consumers';

/** Text, or the bytes of a picture. */
export type Content = string | Uint8Array;

export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The text of a file; `-` is standard input. Rejects when it cannot be read. */
  read(file: string): Promise<string>;
  write(file: string, content: Content): Promise<void>;
  /** Standard output; resolves when more may follow, rejects when nothing can be written. */
  out(content: Content): Promise<void>;
  err(content: string): Promise<void>;
}

export const STANDARD_INPUT = '-';

export const processIo: Io = {
  env: process.env,
  read: (file) => (file === STANDARD_INPUT ? text(process.stdin) : readFile(file, 'utf8')),
  write: (file, content) => writeFile(file, content),
  out: (content) => writeTo(process.stdout, content),
  err: (content) => writeTo(process.stderr, content),
};

/** Waits until it is written, so that a large match does not pile up in memory. Rejects where it cannot be (a full disk, say). */
function writeTo(stream: NodeJS.WriteStream, content: Content): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(content, (error) => {
      if (!error) resolve();
      else if (!isReaderGone(error)) reject(error);
    });
  });
}

/** Whether the one who reads our output stopped early (`epanastasi replay … | head`). */
export function isReaderGone(error: NodeJS.ErrnoException): boolean {
  return error.code === 'EPIPE';
}
