import fc from 'fast-check';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { escapeMarkdown, oneLine } from '../../../src/view/share/escape.ts';
import { markdownSnippet } from '../../../src/view/share/snippets-markdown.ts';
import { hostedMatch, hostileMatch } from '../../support/hosted.ts';
import { sharedAt } from './scene.ts';

const shared = sharedAt(hostedMatch('first-dawn'), 'r1t2p1');
const parse = (text: string) => unified().use(remarkParse).parse(text);

/** All that a Markdown text is made of, and what it says. */
function partsOf(text: string) {
  const types = new Set<string>();
  let said = '';
  visit(parse(text), (node) => {
    types.add(node.type);
    if (node.type === 'text') said += node.value;
  });
  return { types: [...types].sort(), said };
}

describe('a moment as Markdown', () => {
  it('is a picture with its words, a caption, the plays as lists, and a link', () => {
    const text = markdownSnippet(shared);
    expect(text.split('\n')[0]).toMatch(
      /^!\[The table: Round 1, trick 2\. .*\]\(https:\/\/cards\.example\/p\.svg\)$/,
    );
    expect(text).toContain('\n\n**A night**, Round 1 · Trick 2: ');
    expect(text).toMatch(/\n\n\*\*Trick 2\*\*\n\n1\. /);
    expect(text.trimEnd().split('\n').at(-1)).toBe(
      '[Step through it in the replay](https://cards.example/replay/#at=r1)',
    );
    expect(partsOf(text).types).toEqual([
      'image',
      'link',
      'list',
      'listItem',
      'paragraph',
      'root',
      'strong',
      'text',
    ]);
  });

  it('leaves the plays out where they would be too many', () => {
    expect(markdownSnippet(shared, { plays: false })).not.toContain('Trick 1');
  });

  it('lets nothing of a log become markup', () => {
    const text = markdownSnippet(
      sharedAt(hostileMatch(), 'r1t2p1', { title: '# [x](y) ![z](w) {7*7} :smile: www.evil.example' }),
    );
    expect(partsOf(text).types).toEqual([
      'image',
      'link',
      'list',
      'listItem',
      'paragraph',
      'root',
      'strong',
      'text',
    ]);
    expect(partsOf(text).said).toContain('# [x](y) ![z](w) {7*7} :smile: www.evil.example');
  });
});

describe('text escaped for Markdown', () => {
  it('reads as it was, whatever it is', () => {
    const signs = fc.string({
      unit: fc.constantFrom(...'ab1 *_`[]()<>#+-.!|~&;:/\\{}$@^="\''),
      maxLength: 24,
    });
    fc.assert(
      fc.property(signs, (text) => {
        const { types, said } = partsOf(`- x ${escapeMarkdown(text)}`);
        expect(types).toEqual(['list', 'listItem', 'paragraph', 'root', 'text']);
        expect(said).toBe(`x ${oneLine(text)}`.trimEnd());
        const alone = oneLine(text);
        if (alone !== '')
          expect(partsOf(escapeMarkdown(text))).toEqual({
            types: ['paragraph', 'root', 'text'],
            said: alone,
          });
      }),
      { numRuns: 300 },
    );
  });
});
