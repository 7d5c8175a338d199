/** A moment in every form, with every option in all of them, and nothing told that is hidden. */
import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../../../src/explain/messages/catalogues.ts';
import type { Language } from '../../../src/explain/messages/languages.ts';
import { DEFAULTS, type Options } from '../../../src/view/options.ts';
import { formsOf } from '../../../src/view/share-panel/forms.ts';
import { type ShareSubject, shareOf } from '../../../src/view/share-panel/share-of.ts';
import { gameFacts } from '../../../src/view/source/facts.ts';
import type { ShownRound } from '../../../src/view/source/source.ts';
import { sampleRounds, sourceOver, withBranch } from '../fixtures/match.ts';

const SITE = 'https://cards.example/base/';
const CARRIED = '1abcdefgh';

function subjectAt(at: string, { match = 'some-match' as string | null, lines = '' } = {}): ShareSubject {
  const [first, ...others] = sampleRounds();
  const remarked = { '': '!? Look here' };
  const frames = first.frames.map((frame, i) => (i === 6 ? { ...frame, commentary: remarked } : frame));
  const source = sourceOver([withBranch({ ...first, frames }), ...others]);
  const index = Number(/^r(\d)/.exec(at)?.[1]) - 1;
  const round = source.round(index) as ShownRound;
  const frame = round.frames.findIndex((each) => each.at === at);
  if (frame < 0) throw new Error(`No moment ${at}.`);
  const position = { round: index, frame, branch: null };
  const { head, facts } = source;
  return { site: SITE, match, head, facts: gameFacts(facts), round, position, lines };
}

function formsAt(subject: ShareSubject, said: Partial<Options> = {}, locale: Language = 'en') {
  const share = shareOf(subject, said, { locale, words: CATALOGUES[locale] });
  const { shared, origin, options, remark, score } = share;
  const forms = formsOf(shared, origin, options, CARRIED);
  const text = Object.fromEntries(forms.map((form) => [form.name, form.text]));
  return { names: forms.map(({ name }) => name), text, remark, score };
}

/** A moment without a page of its own, and one that the log remarks on. */
const PLAIN = 'r1t1p3';
const remarkedAt = () => subjectAt('r1d').round.frames[6]?.at ?? '';

describe('a moment of a hosted match', () => {
  it('comes in all five forms, in their order', () => {
    const { names, text, remark } = formsAt(subjectAt(PLAIN));
    expect(names).toEqual(['link', 'round', 'element', 'iframe', 'markdown']);
    expect(text.link).toBe(`${SITE}replay/some-match/#at=r1t1p3`);
    expect(text.round).toBe(`${SITE}open/#log=${CARRIED}&at=r1t1p3`);
    expect(text.element).toMatch(/^<revolution-replay match="some-match" lang="en" at="r1t1p3">\n<figure/);
    expect(text.element).toContain(`<script src="${SITE}embed/v1/revolution-replay.js" async></script>`);
    expect(text.iframe).toContain(`src="${SITE}embed/v1/some-match/?at=r1t1p3"`);
    expect(text.markdown).toContain(`](${SITE}replay/some-match/#at=r1t1p3)`);
    // No picture is on the web, and that is said.
    expect(remark).toBe('missing');
    expect(text.element).not.toContain('<img');
  });

  it('applies every option to every form', () => {
    const said = { pov: 'ari', reveal: 'seat', theme: 'dark' } as const;
    const { text } = formsAt(subjectAt(PLAIN), said, 'el');
    const query = 'at=r1t1p3&pov=ari&reveal=seat&theme=dark';
    expect(text.link).toBe(`${SITE}el/replay/some-match/#${query}`);
    expect(text.round).toBe(`${SITE}el/open/#log=${CARRIED}&${query}`);
    expect(text.element).toContain(
      '<revolution-replay match="some-match" lang="el" at="r1t1p3" pov="ari" reveal="seat" theme="dark">',
    );
    expect(text.iframe).toContain(`src="${SITE}el/embed/v1/some-match/?${query.replaceAll('&', '&#38;')}"`);
    expect(text.markdown).toContain(`](${SITE}el/replay/some-match/#${query})`);
    expect(text.element).toContain('Γύρος 1 · Χαρτωσιά 1');
  });

  it('leads to the small page of a moment that has one, and shows its picture', () => {
    const at = remarkedAt();
    const { text, remark } = formsAt(subjectAt(at));
    expect(remark).toBeNull();
    expect(text.link).toBe(`${SITE}replay/some-match/${at}/`);
    expect(text.element).toContain(`src="${SITE}pictures/some-match/table/${at}.en.svg"`);
    expect(text.element).toContain(`srcset="${SITE}pictures/some-match/table/${at}.dark.en.svg"`);
    expect(text.markdown).toContain(`](${SITE}pictures/some-match/table/${at}.en.png)`);
    // A page of its own is only that of the plain moment.
    expect(formsAt(subjectAt(at), { pov: 'ari' }).text.link).toBe(
      `${SITE}replay/some-match/#at=${at}&pov=ari`,
    );
  });

  it('has the score of its round, unless hands are hidden', () => {
    const score = `${SITE}pictures/some-match/score/r2`;
    const { score: light } = formsAt(subjectAt('r2d'));
    expect(light).toEqual({ svg: `${score}.en.svg`, png: `${score}.en.png` });
    const { score: dark } = formsAt(subjectAt('r2d'), { theme: 'dark' }, 'el');
    expect(dark).toEqual({ svg: `${score}.dark.el.svg`, png: `${score}.el.png` });
    expect(formsAt(subjectAt('r2d'), { reveal: 'seat', pov: 'ari' }).score).toBeNull();
  });

  it('has one picture where a theme was chosen', () => {
    const at = remarkedAt();
    const { element = '' } = formsAt(subjectAt(at), { theme: 'dark' }).text;
    expect(element).toContain(`src="${SITE}pictures/some-match/table/${at}.dark.en.svg"`);
    expect(element).not.toContain('<source');
  });

  it('is the match itself at its start', () => {
    const { text } = formsAt(subjectAt('r1d'));
    expect(text.link).toBe(`${SITE}replay/some-match/`);
    expect(text.element).toContain('<revolution-replay match="some-match" lang="en">');
  });

  it('brings the lines of its reader along, but not twice where the round holds them', () => {
    const lines = '1*r1t1p3*Other*2.3';
    const { text } = formsAt(subjectAt(PLAIN, { lines }));
    expect(text.link).toContain(`whatif=${encodeURIComponent(lines)}`);
    expect(text.element).toContain('whatif="1&#42;r1t1p3&#42;Other&#42;2.3"');
    expect(text.round).not.toContain('whatif');
  });
});

describe('what hides hands', () => {
  it('has no picture, as those on the web show every hand', () => {
    const { text, remark } = formsAt(subjectAt(remarkedAt()), { pov: 'ari', reveal: 'seat' });
    expect(remark).toBe('none');
    expect(text.element).not.toContain('<img');
    expect(text.markdown).not.toContain('![');
  });

  it('tells nothing of hands that the seat does not know, nor of what comes', () => {
    const open = formsAt(subjectAt('r2d'));
    const hidden = formsAt(subjectAt('r2d'), { pov: 'ari', reveal: 'spoiler-free' });
    const items = (text = '') => text.match(/<li>/g)?.length ?? 0;
    expect(items(open.text.element)).toBeGreaterThan(20);
    expect(items(hidden.text.element)).toBe(1);
  });
});

describe('a log that is nowhere on the web', () => {
  const subject = () => subjectAt(PLAIN, { match: null });

  it('comes only in forms that carry it', () => {
    const { names, text, remark, score } = formsAt(subject(), { theme: 'light' });
    expect([remark, score]).toEqual(['missing', null]);
    expect(names).toEqual(['round', 'element', 'iframe', 'markdown']);
    for (const name of names) expect(text[name]).toContain(CARRIED);
    expect(text.element).toContain(
      `<revolution-replay log="${CARRIED}" lang="en" at="r1t1p3" theme="light">`,
    );
    expect(text.iframe).toContain(`src="${SITE}embed/v1/#log=${CARRIED}&#38;at=r1t1p3&#38;theme=light"`);
    expect(text.markdown).toContain(`${SITE}open/#log=${CARRIED}&at=r1t1p3&theme=light`);
  });

  it('has none until its round is at hand', () => {
    const { shared, origin } = shareOf(subject(), {}, { locale: 'en', words: CATALOGUES.en });
    expect(formsOf(shared, origin, { ...DEFAULTS, at: PLAIN }, null)).toEqual([]);
  });
});
