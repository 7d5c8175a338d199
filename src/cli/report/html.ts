/** A report as one page that needs nothing else: no script, no file beside it, light and dark, fit for print. */
import { type ComponentChild, h, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { printSvg } from '../../charts/svg.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import type { Part, Rich } from '../../explain/rich.ts';
import { richToText } from '../../explain/rich-to-text.ts';
import { visible } from '../../explain/visible.ts';
import type { Block } from './document.ts';
import { STYLE } from './style.ts';

interface Page {
  readonly language: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The whole page as text. */
export function toHtml({ language, title, blocks }: Page, messages: Messages): string {
  const page = h(
    'html',
    { lang: language },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'generator', content: 'epanastasi' }),
      h('title', null, visible(title)),
      h('style', { dangerouslySetInnerHTML: { __html: STYLE } }),
    ),
    h(
      'body',
      null,
      h(
        'main',
        null,
        blocks.map((block) => blockNode(block, messages)),
      ),
    ),
  );
  return `<!doctype html>\n${renderToString(page)}\n`;
}

function blockNode(block: Block, messages: Messages): ComponentChild {
  const inline = (rich: Rich) => rich.map((part) => partNode(part, messages));
  switch (block.kind) {
    case 'heading':
      return h(`h${block.level}`, null, inline(block.text));
    case 'text':
      return h('p', null, inline(block.text));
    case 'list':
      return h(
        'ul',
        null,
        block.items.map((item) => h('li', null, inline(item))),
      );
    case 'table':
      return h(
        'div',
        { class: 'scroll', tabIndex: 0, role: 'region', 'aria-label': block.head[0] },
        h(
          'table',
          null,
          h(
            'thead',
            null,
            h(
              'tr',
              null,
              block.head.map((cell) => h('th', { scope: 'col' }, cell)),
            ),
          ),
          h(
            'tbody',
            null,
            block.rows.map((cells) => rowNode(cells.map(inline))),
          ),
        ),
      );
    case 'figure':
      return h('figure', { class: 'scroll', dangerouslySetInnerHTML: { __html: printSvg(block.picture) } });
    case 'more':
      return h(
        'details',
        null,
        h('summary', null, inline(block.summary)),
        block.blocks.map((inner) => blockNode(inner, messages)),
      );
  }
}

function rowNode(cells: readonly ComponentChild[]): VNode {
  return h(
    'tr',
    null,
    cells.map((cell, i) => (i === 0 ? h('th', { scope: 'row' }, cell) : h('td', null, cell))),
  );
}

function partNode(part: Part, messages: Messages): ComponentChild {
  const plain = visible(richToText([part], messages));
  if (typeof part === 'string') return plain;
  if ('rule' in part) return h('span', { class: 'rule' }, plain);
  return 'name' in part ? h('b', null, plain) : h('span', { class: 'cards' }, plain);
}
