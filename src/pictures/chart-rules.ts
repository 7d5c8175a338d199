/** The style sheet of the charts as a list of rules that can be asked about a node, in the order in which they count. */
import { compile, type Options } from 'css-select';
import { parse, type Selector, SelectorType } from 'css-what';
import { CHART_CSS } from '../charts/style.ts';
import type { SvgNode } from '../charts/svg.ts';

/** A node of a drawing with what is around it. */
export interface Placed {
  readonly node: SvgNode;
  readonly parent: Placed | null;
  readonly children: readonly Placed[];
}

export interface ChartRule {
  readonly matches: (placed: Placed) => boolean;
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

const options: Options<Placed, Placed> = {
  xmlMode: true,
  adapter: {
    isTag: (placed): placed is Placed => placed !== null,
    getAttributeValue: ({ node }, name) => node.attrs[name]?.toString(),
    hasAttrib: ({ node }, name) => Object.hasOwn(node.attrs, name),
    getChildren: ({ children }) => [...children],
    getName: ({ node }) => node.tag,
    getParent: ({ parent }) => parent,
    getSiblings: (placed) => [...(placed.parent?.children ?? [placed])],
    getText: () => '',
    removeSubsets: (nodes) => nodes,
  },
};

/** Later rules override earlier ones. What answers to a pointer is left out. */
export const CHART_RULES: readonly ChartRule[] = [...CHART_CSS.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  .flatMap(([, selectors = '', body = '']) =>
    parse(selectors.trim())
      .filter((selector) => !selector.some(isHover))
      .map((selector) => ({
        weight: weightOf(selector),
        matches: compile<Placed, Placed>([selector], options),
        declarations: declarationsOf(body),
      })),
  )
  .sort((a, b) => a.weight - b.weight);

function isHover(part: Selector): boolean {
  return part.type === SelectorType.Pseudo && part.name === 'hover';
}

/** Specificity as one number: classes, attributes and pseudo-classes count a hundred, tags one. */
function weightOf(selector: readonly Selector[]): number {
  return selector.reduce((sum, part) => sum + weightOfPart(part), 0);
}

function weightOfPart(part: Selector): number {
  if (part.type === SelectorType.Tag) return 1;
  if (part.type === SelectorType.Attribute) return 100;
  if (part.type !== SelectorType.Pseudo) return 0;
  return Array.isArray(part.data) ? Math.max(...part.data.map(weightOf)) : 100;
}

function declarationsOf(body: string): (readonly [string, string])[] {
  return body.split(';').flatMap((one): (readonly [string, string])[] => {
    const [property, value] = one.split(/:(.*)/s);
    return property && value ? [[property.trim(), value.trim()]] : [];
  });
}
