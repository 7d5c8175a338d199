import { execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const BIN = fileURLToPath(new URL('../../bin/epanastasi.js', import.meta.url));
const LOG = fileURLToPath(new URL('../../logs/twelve-rounds.revlog', import.meta.url));

function run(...args: string[]): Promise<{ code: number; out: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [BIN, ...args], { maxBuffer: 1e8 }, (_error, out) => {
      resolve({ code: child.exitCode ?? -1, out });
    });
  });
}

describe('the command as a process', () => {
  it('runs from a clone and passes its exit code on', async () => {
    const [version, check, wrong] = await Promise.all([run('--version'), run('check', LOG), run('nonsense')]);
    expect(version).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
    expect(check).toEqual({ code: 0, out: '' });
    expect(wrong.code).toBe(2);
  });

  it('reads standard input', async () => {
    const child = spawn(process.execPath, [BIN, 'check', '-'], { stdio: ['pipe', 'pipe', 'ignore'] });
    child.stdin.end('revolution-log 1\n');
    let out = '';
    for await (const chunk of child.stdout) out += chunk;
    expect(out).toContain(':1:');
  });

  it('stops quietly when its reader does', async () => {
    const child = spawn(process.execPath, [BIN, 'deal', '--rounds', '400'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});
