import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../../src/log/json/parse.ts';
import { printJson } from '../../src/log/json/print.ts';
import { SEVERITIES } from '../../src/log/problem-codes.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { printText } from '../../src/log/text/print.ts';
import { HEAD_WORDS, META_WORDS, ROUND_WORDS, VERBS } from '../../src/log/words.ts';

const DOCS = readFileSync(new URL('../../docs/log.md', import.meta.url), 'utf8');

function example(language: string): string {
  return new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(DOCS)?.[1] ?? '';
}

describe('the documented format', () => {
  it('has an example in text that is read without a problem', () => {
    const { match, problems } = parseText(example('revlog'));
    expect(problems).toEqual([]);
    expect(match.rounds[0]?.entries).toHaveLength(12);
    expect(printText(parseJson(printJson(match)).match)).toBe(printText(match));
  });

  it('has an example in JSON that is read without a problem', () => {
    const { match, problems } = parseJson(example('json'));
    expect(problems).toEqual([]);
    expect(match.rounds[0]?.entries).toHaveLength(5);
  });

  it.each([...HEAD_WORDS, ...META_WORDS, ...ROUND_WORDS, ...VERBS])('explains `%s`', (word) => {
    expect(DOCS).toMatch(new RegExp(`\`(?:ID )?${word}\\b`));
  });

  it.each(Object.entries(SEVERITIES))('lists %s as the %s that it is', (code, severity) => {
    const [errors = '', warnings = ''] = DOCS.split('These are warnings');
    expect(severity === 'error' ? errors : warnings).toContain(`\`${code}\``);
    expect(severity === 'error' ? warnings : '').not.toContain(`\`${code}\``);
  });
});
