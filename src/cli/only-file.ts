/** The one file of a command that takes one. */
import type { Call } from './command.ts';
import { UsageError } from './usage.ts';

/** Throws a UsageError on none and on several. */
export function onlyFile({ files: [file, ...more], messages: { cli } }: Call): string {
  if (file === undefined) throw new UsageError(cli.noFile);
  if (more.length > 0) throw new UsageError(cli.oneFile);
  return file;
}
