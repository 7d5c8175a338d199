import { describe, expect, it } from 'vitest';
import { formOf } from '../../src/log/form.ts';
import { readLog } from '../../src/log/read-log.ts';

const JSON_LOG =
  '{"format":"revolution-log","version":1,"rules":{"game":"anemaki"},"players":[{"id":"a"}],"rounds":[]}';

describe('the form of a file', () => {
  it.each([
    ['revolution-log 1\n', '', 'text'],
    ['nonsense', 'a.revlog', 'text'],
    ['nonsense', 'a.json', 'json'],
    ['', '', 'text'],
    [' \n{ "format": 1 }', '', 'json'],
    [`\uFEFF${JSON_LOG}`, 'a.revlog', 'json'],
    [JSON_LOG, 'a.ndjson', 'ndjson'],
    [JSON_LOG, 'a.JSONL', 'ndjson'],
    [`${JSON_LOG}\n${JSON_LOG}`, 'pasted', 'ndjson'],
    [`${JSON_LOG}\r\n\r\n${JSON_LOG}\r\n`, '', 'ndjson'],
    ['{\n"a": {}\n}', '', 'json'],
    ['[]', '', 'json'],
  ] as const)('of %j called %j is %s', (text, name, form) => {
    expect(formOf(text, name)).toBe(form);
  });
});

describe('a file of many matches', () => {
  it('gives each, with places in the whole', () => {
    const text = `${JSON_LOG}\n\n${JSON_LOG.replace('"a"', '"A"')}\n`;
    const { form, matches } = readLog(text);
    expect(form).toBe('ndjson');
    expect(matches).toHaveLength(2);
    expect(matches[0].problems).toEqual([]);
    expect(matches[1]?.problems[0]).toMatchObject({ code: 'syntax.id', span: { line: 3, column: 84 } });
    expect(text.slice(matches[1]?.problems[0]?.span.start, matches[1]?.problems[0]?.span.end)).toBe('"A"');
  });

  it('gives one even where there is none', () => {
    expect(readLog('\n', 'a.ndjson').matches).toHaveLength(1);
    expect(readLog('\n', 'a.ndjson').matches[0].problems).toMatchObject([{ code: 'json.syntax' }]);
  });
});
