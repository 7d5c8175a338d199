/** Reading and writing files for a command; what goes wrong is a UsageError in words. */
import type { Session } from './command.ts';
import { UsageError } from './usage.ts';

/** The text of a file or of standard input. */
export async function readText({ io, messages }: Session, file: string): Promise<string> {
  try {
    return await io.read(file);
  } catch (error) {
    throw new UsageError(messages.cli.cannotRead(file, reasonOf(error)));
  }
}

export async function writeText({ io, messages }: Session, file: string, content: string): Promise<void> {
  try {
    await io.write(file, content);
  } catch (error) {
    throw new UsageError(messages.cli.cannotWrite(file, reasonOf(error)));
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.message : String(error);
}
