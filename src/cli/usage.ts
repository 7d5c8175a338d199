/** A command line that cannot be carried out: what is wrong, already in words. */

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A file, or the standard output, that cannot be read or written: no help on the command would help. */
export class FileError extends UsageError {}

export const EXIT = { fine: 0, errors: 1, usage: 2 } as const;
