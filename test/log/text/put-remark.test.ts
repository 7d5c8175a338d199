/** Commentary put into a text where it stands: the match says it, and nothing else of the text has changed. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Commentary, Match, Noted } from '../../../src/log/model.ts';
import { parseText } from '../../../src/log/text/parse.ts';
import { printText } from '../../../src/log/text/print.ts';
import { putRemark } from '../../../src/log/text/put-remark.ts';
import { statementsOf } from '../../../src/replay/statements.ts';
import { anyMatch, anyText } from '../arbitrary.ts';
import { withoutPlaces } from '../without-places.ts';

const LOG = `revolution-log 1
rules anemaki   # as at home
player ari
player physo "Physo ; the second"

round 1
  ari plays 7d   ; first   ;el πρώτο  # an aside
   # another aside
    ;el δεύτερο
ari plaise 8d
physo passes # he thinks`;

const entry = (text: string, index: number): Noted & { readonly span: NonNullable<Noted['span']> } => {
  const found = parseText(text).match.rounds[0]?.entries[index];
  if (!found?.span) throw new Error('There is no such entry.');
  return { ...found, span: found.span };
};

const put = (text: string, index: number, language: string, remark: string) =>
  putRemark(text, entry(text, index).span, language, remark);

describe('a remark put into a text', () => {
  it('stands beside its statement, before a comment for editors', () => {
    const text = put(LOG, 1, 'en', '!? brave');
    expect(text).toBe(LOG.replace('physo passes #', 'physo passes ;en !? brave #'));
  });

  it('replaces that of the same language, wherever it stood, and leaves the others', () => {
    const text = put(LOG, 0, 'el', 'ένα\nδύο');
    expect(text).toContain(
      '  ari plays 7d   ; first  # an aside\n    ;el ένα\n    ;el δύο\n   # another aside\nari plaise',
    );
    expect(entry(text, 0).commentary).toEqual({ '': 'first', el: 'ένα\nδύο' });
  });

  it('is taken away without a trace', () => {
    const text = put(LOG, 1, 'en', 'one\ntwo');
    expect(text.split('\n')).toHaveLength(LOG.split('\n').length + 1);
    expect(put(text, 1, 'en', '')).toBe(LOG);
  });

  it('is quoted where it could be taken for something else, and keeps the breaks of lines as they are', () => {
    const dos = LOG.replaceAll('\n', '\r\n');
    const text = put(dos, 1, 'en', 'mind ; this # here\nand this');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(entry(text, 1).commentary).toEqual({ en: 'mind ; this # here\nand this' });
    expect(put(text, 1, 'en', '')).toBe(dos);
  });

  it('leaves what could not be read', () => {
    expect(put(LOG, 0, 'en', 'x')).toContain('\nari plaise 8d\n');
    const extra = LOG.replace('physo passes', 'physo passes loudly');
    expect(put(extra, 1, 'hu', 'csend')).toContain('physo passes loudly ;hu csend # he thinks');
  });

  it('is read back whatever it says, on any statement of a round of any match', () => {
    const language = fc.constantFrom('', 'en', 'el', 'hu');
    fc.assert(
      fc.property(anyMatch, fc.nat(), language, anyText, fc.boolean(), (match, pick, of, said, asides) => {
        const [text, round] = [withAsides(printText(match), asides), match.rounds.length - 1];
        const before = parseText(text).match;
        const all = before.rounds[round] ? statementsOf(before.rounds[round]) : [];
        const at = all[pick % Math.max(1, all.length)]?.span;
        const remark = said.trim().replaceAll('\r', '');
        if (!at) return;
        const after = parseText(putRemark(text, at, of, remark)).match;
        expect(withoutPlaces(after)).toEqual(
          withoutPlaces(remarked(before, round, pick % all.length, of, remark)),
        );
      }),
      { numRuns: 300 },
    );
  });
});

/** The text with comments for editors at the ends of lines that hold no commentary. */
function withAsides(text: string, asides: boolean): string {
  return asides ? text.replaceAll(/ passes$/gm, ' passes   # so he says') : text;
}

/** The match with the remark in it, by the model alone. */
function remarked(match: Match, round: number, index: number, language: string, remark: string): Match {
  const copy: Match = structuredClone(match);
  const noted = copy.rounds[round] && statementsIn(copy.rounds[round])[index];
  if (!noted) throw new Error('There is no such statement.');
  const texts: Record<string, string> = { ...noted.commentary };
  if (remark === '') delete texts[language];
  else texts[language] = remark;
  if (Object.keys(texts).length > 0) noted.commentary = texts;
  else delete noted.commentary;
  return copy;
}

/** The statements themselves, to be changed, found by where they stand. */
function statementsIn(round: Match['rounds'][number]): { commentary?: Commentary }[] {
  const starts = statementsOf(round).map(({ span }) => span?.start);
  const found = new Map<number, { commentary?: Commentary }>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { span } = value as Noted;
    if (span) found.set(span.start, value);
    for (const child of Object.values(value)) walk(child);
  };
  walk(round);
  return starts.map((start) => found.get(start ?? -1) ?? {});
}
