import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLogOption } from '../../../src/log/link/log-option.ts';
import { printLink } from '../../../src/log/link/print-link.ts';
import { readLink } from '../../../src/log/link/read-link.ts';
import { parseText } from '../../../src/log/text/parse.ts';

const TEXT = readFileSync('logs/first-dawn.revlog', 'utf8');

describe('the option log', () => {
  it('takes the link form', () => {
    const printed = printLink(parseText(TEXT).match, 0);
    const link = 'text' in printed ? printed.text : '';
    const read = readLink(link);
    expect(readLogOption(link)).toEqual({ text: 'text' in read && read.text });
    expect(readLogOption(link.slice(0, -3))).toEqual({ fault: 'broken' });
  });

  it.each([
    ['text', TEXT],
    ['text after comments', `# a comment\n\n${TEXT}`],
    ['JSON', '{"format":"revolution-log","version":1}'],
  ])('takes %s, plain and in letters of links', (_, text) => {
    expect(readLogOption(text)).toEqual({ text });
    expect(readLogOption(Buffer.from(text).toString('base64url'))).toEqual({ text });
  });

  it.each([
    ['', 'empty'],
    [' ', 'empty'],
    ['<p>no log</p>', 'letters'],
    ['aGVsbG8', 'broken'],
    ['9AAAA', 'version'],
    ['-'.repeat(300_000), 'broken'],
  ])('says what is wrong with %.12j', (value, fault) => {
    expect(readLogOption(value)).toEqual({ fault });
  });
});
