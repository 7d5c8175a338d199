/** A world of its own for a command: files in memory, and what was printed. */
import type { Content, Io } from '../../src/cli/io.ts';
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
      files[file] = textOf(content);
    },
    out: async (content) => {
      out += textOf(content);
    },
    err: async (content) => {
      err += content;
    },
  };
  const args = typeof line === 'string' ? line.split(' ').filter((word) => word !== '') : line;
  return { code: await run(args, io), out, err, files };
}

/** Bytes as a text of as many letters. */
function textOf(content: Content): string {
  return typeof content === 'string' ? content : Buffer.from(content).toString('latin1');
}

function fail(code: string): never {
  throw Object.assign(new Error(`${code}: no`), { code });
}
