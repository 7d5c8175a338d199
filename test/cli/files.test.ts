/** Files that cannot be read, and outputs that cannot be written: said in words, with exit code 2. */
import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { epanastasi } from './fake-io.ts';

const BIN = fileURLToPath(new URL('../../bin/epanastasi.js', import.meta.url));
const LOG = fileURLToPath(new URL('../../logs/first-dawn.revlog', import.meta.url));
const FULL = '/dev/full';

function failing(code: string) {
  return async (): Promise<never> => {
    throw Object.assign(new Error(`${code}: no`), { code });
  };
}

describe('A file', () => {
  it.each([
    ['en', 'ENOENT', 'epanastasi: "x" cannot be read: there is no such file or directory.\n'],
    ['en', 'EISDIR', 'epanastasi: "x" cannot be read: it is a directory.\n'],
    ['en', 'EODD', 'epanastasi: "x" cannot be read: EODD.\n'],
    ['el', 'EISDIR', 'epanastasi: Το «x» δεν διαβάζεται (είναι κατάλογος).\n'],
    ['hu', 'EISDIR', 'epanastasi: Nem olvasható: „x” (ez egy könyvtár).\n'],
  ])('in %s that cannot be read (%s) says why', async (lang, code, told) => {
    let err = '';
    const io = { env: {}, read: failing(code), write: failing(code), out: failing(code) };
    const said = async (text: string) => {
      err += text;
    };
    expect(await run(['check', 'x', '--lang', lang], { ...io, err: said })).toBe(2);
    expect(err).toBe(told);
  });

  it('that is no text is not read as one', async () => {
    for (const command of ['check', 'replay']) {
      const { code, out, err } = await epanastasi(`${command} x`, { files: { x: '\u007fELF\u0002\0\0' } });
      expect({ code, out, err }).toEqual({
        code: 2,
        out: '',
        err: 'epanastasi: "x" is not a text in UTF-8, as a log is.\n',
      });
    }
  });

  it('without a name is asked for', async () => {
    expect(await epanastasi(['check', ''])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Name a file'),
    });
  });

  it('that is empty is told to be, and no match is printed', async () => {
    const { code, out, err } = await epanastasi('replay x', { files: { x: '' } });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('The file is empty.');
  });

  it('that is a directory is told to be, by the system itself', async () => {
    const { code, err } = await processOf(['check', tmpdir()], 'pipe');
    expect({ code, err }).toEqual({
      code: 2,
      err: `epanastasi: "${tmpdir()}" cannot be read: it is a directory.\n`,
    });
  });
});

describe('The standard output', () => {
  it('that cannot be written is said in words, in the language', async () => {
    let err = '';
    const said = async (text: string) => {
      err += text;
    };
    const io = { env: {}, read: failing('x'), write: failing('x'), out: failing('ENOSPC'), err: said };
    expect(await run(['help', '--lang', 'hu'], io)).toBe(2);
    expect(err).toBe('epanastasi: Nem írható: „szabványos kimenet” (nincs több hely).\n');
  });

  it('without a place for what is said of it ends with the same code', async () => {
    const io = { env: {}, read: failing('x'), write: failing('x'), out: failing('EIO'), err: failing('EIO') };
    expect(await run(['help'], io)).toBe(2);
  });

  it.runIf(existsSync(FULL))('on a full disk ends the process with exit code 2 and no trace', async () => {
    const { code, err } = await processOf(['replay', LOG], openSync(FULL, 'w'));
    expect({ code, err }).toEqual({
      code: 2,
      err: 'epanastasi: "standard output" cannot be written: there is no space left.\n',
    });
  });
});

describe('A number below zero', () => {
  it('is told to be out of its bounds, not to be missing', async () => {
    expect(await epanastasi('deal --rounds -1')).toMatchObject({
      code: 2,
      err: expect.stringContaining('"--rounds" needs a whole number from 1 to 100000, not "-1".'),
    });
    expect((await epanastasi('deal --rounds --seed 1')).err).toContain('needs a value');
  });
});

describe('The head of a match', () => {
  it('names its lines in the language', async () => {
    const { out: log } = await epanastasi(['deal', '--meta', 'place=Here', '--meta', 'odd=1']);
    const told = async (lang: string) =>
      (await epanastasi(`replay m --lang ${lang}`, { files: { m: log } })).out;
    expect(await told('en')).toMatch(/^Place: Here$/m);
    expect(await told('el')).toMatch(/^Τόπος: Here$|^Τοποθεσία: Here$|^Μέρος: Here$/m);
    expect(await told('hu')).toMatch(/^Helyszín: Here$/m);
    expect(await told('hu')).toMatch(/^odd: 1$/m);
  });
});

function processOf(
  args: readonly string[],
  stdout: 'pipe' | number,
): Promise<{ code: number | null; err: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, LC_ALL: 'C' };
    const child = spawn(process.execPath, [BIN, ...args], { stdio: ['ignore', stdout, 'pipe'], env });
    let err = '';
    child.stderr?.on('data', (chunk) => {
      err += chunk;
    });
    child.once('close', (code) => resolve({ code, err }));
  });
}
