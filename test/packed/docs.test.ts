/** The examples of `docs/package.md`, run as a reader would who installed the package. */
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { installPackage, plainNode, runText } from '../support/consumer.ts';

const { folder } = installPackage();
copyFileSync('logs/first-dawn.revlog', join(folder, 'first-dawn.revlog'));
afterAll(() => rmSync(folder, { recursive: true }));

const text = readFileSync('docs/package.md', 'utf8');
const examples = [...text.matchAll(/^```js\n([\s\S]*?)^```/gm)].map(([, code = '']) => code);

describe('the examples of docs/package.md', () => {
  it('are five lines or fewer, and there is one for each entry that a program imports', () => {
    expect(examples.map((code) => code.trimEnd().split('\n').length).filter((lines) => lines > 5)).toEqual(
      [],
    );
    const entries = examples.map((code) => /from '(epanastasi[^']*)'/.exec(code)?.[1]);
    expect([...new Set(entries)]).toEqual(['epanastasi', 'epanastasi/element', 'epanastasi/remark']);
  });

  it.each(examples)('print what they say: %#', (code) => {
    const file = join(folder, 'example.mjs');
    writeFileSync(file, code);
    const said = [...code.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line]) => line);
    expect(said.length).toBeGreaterThan(0);
    expect(runText(plainNode(), [file], folder).trimEnd().split('\n')).toEqual(said);
  });
});
