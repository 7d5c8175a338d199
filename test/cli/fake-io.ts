/** A world of its own for a command: files in memory, and what was printed. */
import type { Io } from '../../src/cli/io.ts';
import { run } from '../../src/cli/run.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly files: Readonly<Record<string, string>>;
}

interface World {
  readonly files?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command line, split at blanks. A file that is not there cannot be read, one in `locked/` not written. */
export async function epanastasi(line: string | readonly string[], world: World = {}): Promise<Ran> {
  const files = { ...world.files };
  let [out, err] = ['', ''];
  const io: Io = {
    env: world.env ?? {},
    read: async (file) => files[file] ?? fail('ENOENT'),
    write: async (file, content) => {
      if (file.startsWith('locked/')) fail('EACCES');
      files[file] = content;
    },
    out: async (content) => {
      out += content;
    },
    err: async (content) => {
      err += content;
    },
  };
  const args = typeof line === 'string' ? line.split(' ').filter((word) => word !== '') : line;
  return { code: await run(args, io), out, err, files };
}

function fail(code: string): never {
  throw Object.assign(new Error(`${code}: no`), { code });
}
