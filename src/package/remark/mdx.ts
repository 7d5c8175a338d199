/** The element round a paragraph in MDX, or the Astro component in its place: nodes as `mdast-util-mdx` makes them. */
import type { Paragraph, RootContent } from 'mdast';
import { attributesOf } from './attributes.ts';
import type { ReplayLink } from './replay-link.ts';

/** What is imported into a post that shows a replay; a name that no author has taken. */
const COMPONENT = 'EpanastasiReplay';
const MODULE = 'epanastasi/astro';

interface JsxElement {
  readonly type: 'mdxJsxFlowElement';
  readonly name: string;
  readonly attributes: readonly {
    readonly type: 'mdxJsxAttribute';
    readonly name: string;
    readonly value: string | null;
  }[];
  readonly children: readonly Paragraph[];
}

/** The component has a figure of its own, with a link in it; the element keeps the author's. */
export function componentBlock(link: ReplayLink, kept: Paragraph, as: 'element' | 'component'): RootContent {
  const attributes = attributesOf(link);
  return as === 'element'
    ? element('revolution-replay', attributes, [kept])
    : element(COMPONENT, [['site', link.site], ...attributes]);
}

export function componentScript(address: string): RootContent {
  return element('script', [
    ['async', null],
    ['src', address],
  ]);
}

/** `import EpanastasiReplay from 'epanastasi/astro'`, as the syntax tree that MDX compiles. */
export function componentImport(): RootContent {
  const local = { type: 'Identifier', name: COMPONENT };
  const source = { type: 'Literal', value: MODULE, raw: `'${MODULE}'` };
  const specifiers = [{ type: 'ImportDefaultSpecifier', local }];
  const body = [{ type: 'ImportDeclaration', specifiers, source, attributes: [] }];
  const value = `import ${COMPONENT} from '${MODULE}'`;
  const node = { type: 'mdxjsEsm', value, data: { estree: { type: 'Program', sourceType: 'module', body } } };
  return node as unknown as RootContent;
}

function element(
  name: string,
  attributes: readonly (readonly [string, string | null])[],
  children: readonly Paragraph[] = [],
): RootContent {
  const node: JsxElement = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributes.map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children,
  };
  // The types of mdast know these nodes only where MDX is at hand.
  return node as unknown as RootContent;
}
