/** A report as Markdown, as it may be pasted into a post or an issue. Text of a log cannot become markup. */
import type { Messages } from '../../explain/messages/messages.ts';
import type { Rich } from '../../explain/rich.ts';
import { richToText } from '../../explain/rich-to-text.ts';
import { visible } from '../../explain/visible.ts';
import type { Block } from './document.ts';

/** Blocks with an empty line between them; ends with a line feed. */
export function toMarkdown(blocks: readonly Block[], messages: Messages): string {
  const written = blocks.filter(({ kind }) => kind !== 'figure');
  return written.map((block) => `${blockText(block, messages)}\n`).join('\n');
}

function blockText(block: Block, messages: Messages): string {
  const inline = (rich: Rich) => escapeMarkdown(visible(richToText(rich, messages)));
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${inline(block.text)}`;
    case 'text':
      return inline(block.text);
    case 'list':
      return block.items.map((item) => `- ${inline(item)}`).join('\n');
    case 'table':
      return [
        row(block.head.map((cell) => inline([cell]))),
        row(block.head.map((_, i) => (i === 0 ? '---' : '--:'))),
        ...block.rows.map((cells) => row(cells.map(inline))),
      ].join('\n');
    case 'figure':
      return '';
    case 'more':
      return `**${inline(block.summary)}**\n\n${toMarkdown(block.blocks, messages).trimEnd()}`;
  }
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** What has a meaning in Markdown, in its tables or in HTML, by a backslash or an entity. */
function escapeMarkdown(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]#|~]/g, (found) => `\\${found}`)
    .replaceAll('>', '&gt;')
    .replace(/^(\d+)([.)]\s)/, '$1\\$2')
    .replace(/^([-+]\s)/, '\\$1');
}
