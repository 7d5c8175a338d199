// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { elementSnippet, frameSnippet, htmlFigure } from '../../../src/view/share/snippets.ts';
import { hostedMatch, hostileMatch } from '../../support/hosted.ts';
import { sharedAt } from './scene.ts';

const shared = sharedAt(hostedMatch('first-dawn'), 'r1t2p1');
const hostile = sharedAt(hostileMatch(), 'r1t2p1', { title: '{{ 7 * 7 }} <b>[gallery]</b>' });

function parsed(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

const TAGS = [
  'figure',
  'picture',
  'source',
  'img',
  'figcaption',
  'p',
  'strong',
  'bdi',
  'details',
  'summary',
  'ol',
  'li',
  'a',
];

describe('a moment as a figure', () => {
  it('holds picture, caption, plays and link, without script', () => {
    const root = parsed(htmlFigure(shared));
    const image = root.querySelector('figure[lang=en] > picture > img');
    expect(image?.getAttribute('src')).toBe('https://cards.example/p.svg');
    expect(image?.getAttribute('alt')).toBe(shared.alt);
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['800', '600']);
    // In a column of 360 pixels, of a page with no style or with half of one.
    expect(image?.getAttribute('style')).toBe('max-width:100%;height:auto');
    expect(root.querySelector('source')?.getAttribute('srcset')).toBe('https://cards.example/p.dark.svg');
    expect(root.querySelector('source')?.getAttribute('media')).toBe('(prefers-color-scheme: dark)');
    expect(root.querySelector('figcaption strong')?.textContent).toBe('A night');
    const told = shared.plays.flatMap(({ items }) => items);
    expect(root.querySelectorAll('details > ol > li')).toHaveLength(told.length);
    expect(root.querySelector('a')?.getAttribute('href')).toBe('https://cards.example/replay/#at=r1');
  });

  it('makes do without picture, plays and link', () => {
    const root = parsed(htmlFigure({ ...shared, picture: null, link: null, plays: [], headline: [] }));
    expect(root.querySelector('img, a, details')).toBeNull();
    expect(root.querySelector('figcaption')?.textContent.trim()).toBe('A night, Round 1 · Trick 2');
  });

  it('can hold its picture itself', () => {
    const root = parsed(htmlFigure(shared, '<svg role="img"></svg>'));
    expect(root.querySelector('figure > svg')?.getAttribute('style')).toBe('max-width:100%;height:auto');
    expect(root.querySelector('img')).toBeNull();
  });

  it('lets nothing of a log become markup, of HTML, of templates, of shortcodes or of Markdown', () => {
    const html = htmlFigure(hostile);
    const root = parsed(html);
    const tags = new Set([...root.querySelectorAll('*')].map(({ localName }) => localName));
    expect([...tags].filter((tag) => !TAGS.includes(tag))).toEqual([]);
    expect(root.textContent).toContain('<script>alert(1)</script>');
    expect(root.querySelector('strong')?.textContent).toBe('{{ 7 * 7 }} <b>[gallery]</b>');
    expect(html).not.toMatch(/[{}[\]`*\\|$]|\n\s*\n/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
    expect(html).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u202A-\u202E\uFFFF]/);
  });

  it('leads nowhere but to the web', () => {
    const odd = htmlFigure({ ...shared, link: 'javascript:alert(1)' });
    expect(parsed(odd).querySelector('a')?.getAttribute('href')).toBe('');
  });
});

describe('a moment as an element', () => {
  it('is the same figure within the element, and one script', () => {
    const places = {
      script: 'https://cards.example/embed/v1/revolution-replay.js',
      attributes: { match: 'first-dawn', at: 'r1t2p1' },
    };
    const html = elementSnippet(shared, places);
    const root = parsed(html);
    const element = root.querySelector('revolution-replay');
    expect(element?.getAttribute('match')).toBe('first-dawn');
    expect(element?.getAttribute('at')).toBe('r1t2p1');
    expect(element?.innerHTML.trim()).toBe(parsed(htmlFigure(shared)).innerHTML);
    expect(html).toMatch(
      /\n<script src="https:\/\/cards\.example\/embed\/v1\/revolution-replay\.js" async><\/script>$/,
    );
    // Markdown takes the element for HTML only where its tag stands alone on a line.
    expect(html.split('\n')[0]).toBe('<revolution-replay match="first-dawn" at="r1t2p1">');
  });

  it('keeps hostile values in their attributes', () => {
    const html = elementSnippet(hostile, { script: 'x.js', attributes: { log: '"><script>{{x}}' } });
    expect(parsed(html).querySelector('revolution-replay')?.getAttribute('log')).toBe('"><script>{{x}}');
  });
});

describe('a moment as a frame', () => {
  it('has a name and a size, loads late, and may run scripts but nothing else', () => {
    const frame = parsed(
      frameSnippet(shared, {
        href: 'https://cards.example/embed/v1/first-dawn/?at=r1&pov=ari',
        width: 720,
        height: 480,
      }),
    );
    const { attributes } = frame.firstElementChild ?? { attributes: [] };
    expect(Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))).toEqual({
      src: 'https://cards.example/embed/v1/first-dawn/?at=r1&pov=ari',
      title: 'The replay, to step through: A night, Round 1 · Trick 2',
      width: '720',
      height: '480',
      loading: 'lazy',
      sandbox: 'allow-scripts',
      style: 'max-width:100%;border:0',
    });
  });
});
