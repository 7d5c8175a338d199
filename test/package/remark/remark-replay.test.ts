import fc from 'fast-check';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { type RemarkReplayOptions, remarkReplay } from '../../../src/package/remark/remark-replay.ts';

const SITE = 'https://example.org/epanastasi/';
const SCRIPT = `<script async src="${SITE}embed/v1/revolution-replay.js"></script>`;

function changed(markdown: string, options: Partial<RemarkReplayOptions> = {}): string {
  const chain = unified()
    .use(remarkParse)
    .use(remarkReplay, { sites: [SITE], ...options });
  return String(chain.use(remarkStringify).processSync(markdown)).trimEnd();
}

/** The blocks of a text, which blank lines part. */
const blocks = (markdown: string, options: Partial<RemarkReplayOptions> = {}) =>
  changed(markdown, options).split('\n\n');

describe('a paragraph that holds only a link to a replay', () => {
  it('becomes the element, with the link inside and the script after the post', () => {
    expect(blocks(`Look:\n\n[The dawn](${SITE}replay/first-dawn/#at=r2t1p3)\n\nWell.`)).toEqual([
      'Look:',
      '<revolution-replay match="first-dawn" at="r2t1p3" lang="en">',
      `[The dawn](${SITE}replay/first-dawn/#at=r2t1p3)`,
      '</revolution-replay>',
      'Well.',
      SCRIPT,
    ]);
  });

  it('may be the bare address, or the address in angle brackets', () => {
    const [, bare] = blocks(`${SITE}replay/first-dawn/`);
    const [, bracketed] = blocks(`<${SITE}replay/first-dawn/>`);
    expect(bare).toBe(`<${SITE}replay/first-dawn/>`);
    expect(bracketed).toBe(bare);
  });

  it('keeps every option of the link, in the language of its page', () => {
    const link = `${SITE}el/replay/two-packs/#at=r1&pov=ari&reveal=seat&panels=table,explain&theme=dark`;
    expect(blocks(link)[0]).toBe(
      '<revolution-replay match="two-packs" at="r1" pov="ari" reveal="seat" panels="table,explain" theme="dark" lang="el">',
    );
  });

  it('may lead to the page of a moment, on a branch too', () => {
    expect(blocks(`${SITE}hu/replay/first-dawn/r2t1p3~the-quiet-way/`)[0]).toBe(
      '<revolution-replay match="first-dawn" at="r2t1p3~the-quiet-way" lang="hu">',
    );
  });

  it('is found in a quotation; one script serves many', () => {
    const twice = changed(`> ${SITE}replay/first-dawn/\n\n${SITE}replay/two-packs/`);
    expect(twice.match(/<revolution-replay /g)).toHaveLength(2);
    expect(twice.split(SCRIPT)).toHaveLength(2);
  });

  it('brings no script where the layout has it', () => {
    expect(changed(`${SITE}replay/first-dawn/`, { script: false })).not.toContain('<script');
  });
});

describe('anything else', () => {
  const others = [
    `See [this](${SITE}replay/first-dawn/).`,
    `[this](${SITE}replay/first-dawn/) [that](${SITE}replay/two-packs/)`,
    `[the rules](${SITE}rules/anemaki/)`,
    '[elsewhere](https://example.com/epanastasi/replay/first-dawn/)',
    '[beside](https://example.org/replay/first-dawn/)',
    `[deeper](${SITE}replay/first-dawn/r2/more/)`,
    `[a query](${SITE}replay/first-dawn/?at=r2)`,
    '[a user](https://me@example.org/epanastasi/replay/first-dawn/)',
    `[no language](${SITE}de/replay/first-dawn/)`,
    `[no moment](${SITE}replay/first-dawn/comments/)`,
    `[no name](${SITE}replay/..%2Ffirst/)`,
    `* [an item](${SITE}replay/first-dawn/)`,
    `## <${SITE}replay/first-dawn/>`,
    `\`\`\`\n${SITE}replay/first-dawn/\n\`\`\``,
  ];
  it.each(others)('stays as it is: %s', (markdown) => {
    expect(changed(`${markdown}\n`)).toBe(markdown.trimEnd());
  });
});

describe('what an address says', () => {
  it('never ends an attribute', () => {
    const at = encodeURIComponent('r1"><script>alert(1)</script>');
    expect(blocks(`[x](${SITE}replay/first-dawn/#at=${at}&pov=%22%20onload=%22)`)[0]).toBe(
      '<revolution-replay match="first-dawn" at="r1&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" pov="&quot;onload=&quot;" lang="en">',
    );
  });

  it('never makes more than the one element, whatever stands in it', () => {
    const hash = fc.string({ unit: 'binary', maxLength: 40 }).map(encodeIgnoringHalves);
    fc.assert(
      fc.property(hash, fc.constantFrom('at', 'pov', 'whatif', 'lang'), (text, name) => {
        const out = changed(`[x](${SITE}replay/first-dawn/#${name}=${text})`);
        expect(out.match(/<(?!https)/g)).toHaveLength(4);
      }),
    );
  });

  it('is refused where the site itself is no address', () => {
    expect(() => changed('', { sites: ['example.org'] })).toThrow(TypeError);
  });
});

describe('in MDX', () => {
  const transform = (options: Partial<RemarkReplayOptions> = {}) => {
    const markdown = unified().use(remarkParse);
    const tree = markdown.parse(`[The dawn](${SITE}replay/first-dawn/#at=r2)`);
    remarkReplay({ sites: [SITE], ...options })(tree, { extname: '.mdx' });
    return tree.children as unknown as readonly {
      readonly type: string;
      readonly name: string;
      readonly attributes: readonly { readonly name: string; readonly value: string | null }[];
      readonly children: readonly { readonly type: string }[];
    }[];
  };

  it('the element and the script are written as MDX has them', () => {
    const [element, script] = transform();
    expect(element).toMatchObject({ type: 'mdxJsxFlowElement', name: 'revolution-replay' });
    expect(element?.children).toMatchObject([{ type: 'paragraph', children: [{ type: 'link' }] }]);
    expect(script).toMatchObject({ name: 'script', attributes: [{ name: 'async', value: null }, {}] });
  });

  it('the component is imported, told the site, and brings a figure of its own', () => {
    const [imported, component, ...rest] = transform({ mdx: 'component' });
    expect(imported).toMatchObject({ type: 'mdxjsEsm' });
    expect(component?.attributes.map(({ name, value }) => [name, value])).toEqual([
      ['site', SITE],
      ['match', 'first-dawn'],
      ['at', 'r2'],
      ['lang', 'en'],
    ]);
    expect(component?.children).toEqual([]);
    expect(rest).toEqual([]);
  });
});

/** Percent-encoded; halves of surrogate pairs, which no address can hold, are left out. */
function encodeIgnoringHalves(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
}
