/** Reading and writing files for a command; what goes wrong is a FileError in words. */
import type { Messages } from '../explain/messages/messages.ts';
import { lookUp } from '../explain/messages/names.ts';
import { visible } from '../explain/visible.ts';
import type { Session } from './command.ts';
import type { Content, Io } from './io.ts';
import { FileError, UsageError } from './usage.ts';

/** A text has no such character; a program, a picture or an archive has one soon. */
const BINARY = '\0';
const LOOKED_AT = 8000;

/** The text of a file or of standard input. */
export async function readText({ io, messages: { cli } }: Session, file: string): Promise<string> {
  if (file === '') throw new UsageError(cli.noFile);
  const text = await io.read(file).catch((error: unknown) => {
    throw new FileError(cli.cannotRead(visible(file), reasonOf(error, cli)));
  });
  if (text.slice(0, LOOKED_AT).includes(BINARY)) throw new FileError(cli.noText(visible(file)));
  return text;
}

export async function writeText({ io, messages: { cli } }: Session, file: string, content: Content) {
  await io.write(file, content).catch((error: unknown) => {
    throw new FileError(cli.cannotWrite(visible(file), reasonOf(error, cli)));
  });
}

/** The world outside, in which a standard output that cannot be written is told in words; where even that cannot be, nobody is told. */
export function telling(io: Io, { cli }: Messages): Io {
  return {
    ...io,
    out: (content) =>
      io.out(content).catch((error: unknown) => {
        throw new FileError(cli.cannotWrite(cli.standardOutput, reasonOf(error, cli)));
      }),
    err: (content) => io.err(content).catch(() => undefined),
  };
}

/** In words, where the system's code is a common one; else the code. */
function reasonOf(error: unknown, { reasons }: Messages['cli']): string {
  if (!(error instanceof Error)) return String(error);
  if (!('code' in error) || typeof error.code !== 'string') return error.message;
  return lookUp(reasons, error.code) ?? error.code;
}
