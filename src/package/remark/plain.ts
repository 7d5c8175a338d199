/** The element round a paragraph in plain Markdown: a line of HTML before it and one after it. */
import type { Html, Paragraph } from 'mdast';
import { attributesOf } from './attributes.ts';
import type { ReplayLink } from './replay-link.ts';

export function elementBlock(link: ReplayLink, kept: Paragraph): (Html | Paragraph)[] {
  const attributes = attributesOf(link).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return [html(`<revolution-replay${attributes.join('')}>`), kept, html('</revolution-replay>')];
}

export function elementScript(address: string): Html {
  return html(`<script async src="${escaped(address)}"></script>`);
}

function html(value: string): Html {
  return { type: 'html', value };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
