/** A report before it has a form: blocks of rich text, which Markdown and HTML write each in their way. */
import type { SvgNode } from '../../charts/svg.ts';
import type { Rich } from '../../explain/rich.ts';

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: Rich }
  | { readonly kind: 'text'; readonly text: Rich }
  | { readonly kind: 'list'; readonly items: readonly Rich[] }
  /** The first column names the row, the others hold figures. */
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly Rich[])[] }
  /** A picture of what a table beside it says as well; Markdown leaves it out. */
  | { readonly kind: 'figure'; readonly picture: SvgNode }
  /** More about something, which a page may keep closed. */
  | { readonly kind: 'more'; readonly summary: Rich; readonly blocks: readonly Block[] };

export const heading = (level: 1 | 2 | 3, ...text: Rich): Block => ({ kind: 'heading', level, text });
export const text = (...parts: Rich): Block => ({ kind: 'text', text: parts });
