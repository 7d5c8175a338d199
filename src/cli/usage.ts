/** A command line that cannot be carried out: what is wrong, already in words. */

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const EXIT = { fine: 0, errors: 1, usage: 2 } as const;
