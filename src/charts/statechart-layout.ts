/**
 * Places the parts of a statechart with ELK, when the site is built: half a megabyte that no reader's
 * browser ever loads. The result is plain data for `statechart`.
 */
import ELK, { type ElkExtendedEdge, type ElkNode, type LayoutOptions } from 'elkjs/lib/elk.bundled.js';
import type {
  ChartGraph,
  ChartLayout,
  ChartShape,
  ChartState,
  ChartTransition,
  PlacedState,
  PlacedTransition,
  Point,
} from './statechart-data.ts';
import { STATE_FONT, STATE_LINE, TRANSITION_FONT } from './statechart-sizes.ts';
import { textWidth, wrap } from './text.ts';

/** Room for a line of a name: of a state that holds others, of a region, of one that holds none. */
const HEAD_ROOM = 210;
const REGION_ROOM = { wide: 210, narrow: 80, column: 140 };
const STATE_ROOM = 84;
/** Room for a line of what is written at an arrow. */
const LABEL_ROOM = 72;

/** Lays a statechart out. Rejects when a transition names a state that is not there. */
export async function layoutStatechart(graph: ChartGraph, shape: ChartShape = 'wide'): Promise<ChartLayout> {
  const root: ElkNode = {
    id: 'chart',
    layoutOptions: {
      ...options(shape),
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
      'elk.padding': '[top=6,left=6,bottom=6,right=6]',
    },
    children: graph.states.map((state) => toNode(state, shape, null)),
    edges: [...graph.transitions.map(toEdge), ...(shape === 'column' ? stack(graph.states) : [])],
  };
  const placed: ElkNode = await new ELK().layout(root);
  const states = graph.states.flatMap((state) => placeStates(state, placed.children ?? [], shape, false));
  const initials = new Set(initialsOf(graph.states));
  return {
    label: graph.label,
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    states,
    transitions: (placed.edges ?? []).filter((edge) => !edge.id.startsWith(STACK)).map(placeTransition),
    initials: states.filter((state) => initials.has(state.id)).map(hook),
  };
}

function options(shape: ChartShape): LayoutOptions {
  return {
    'elk.algorithm': 'layered',
    'elk.direction': shape === 'wide' ? 'RIGHT' : 'DOWN',
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.json.shapeCoords': 'ROOT',
    'elk.json.edgeCoords': 'ROOT',
    'elk.spacing.nodeNode': '12',
    'elk.spacing.edgeNode': '10',
    'elk.spacing.edgeEdge': '9',
    'elk.spacing.edgeLabel': '4',
    'elk.spacing.nodeSelfLoop': '14',
    'elk.layered.spacing.nodeNodeBetweenLayers': shape === 'wide' ? '13' : '15',
    'elk.layered.spacing.edgeNodeBetweenLayers': '13',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
  };
}

function toNode(state: ChartState, shape: ChartShape, parallel: ChartState | null): ElkNode {
  const lines = nameLines(state, shape, parallel !== null);
  if (state.children.length > 0) return toBox(state, shape, parallel, lines);
  const height = lines.length * STATE_LINE + 16;
  return { id: state.id, width: widthFor(lines), height, layoutOptions: SELF_LOOPS };
}

/** `parallel`: the state whose region this one is. */
function toBox(
  state: ChartState,
  shape: ChartShape,
  parallel: ChartState | null,
  lines: readonly string[],
): ElkNode {
  const within = state.kind === 'parallel' ? state : null;
  const children = state.children.map((child, i) => inOrder(toNode(child, shape, within), i));
  // Regions side by side have heads of one height, so that what is in them stands level.
  const heads = parallel?.children.map((region) => nameLines(region, shape, true).length) ?? [lines.length];
  const top = Math.max(...heads) * STATE_LINE + 22;
  const left = 20;
  // ELK's own minimum does not hold for a box laid out together with what is around it.
  const right = Math.max(
    12,
    widthFor(lines) - left - Math.max(...children.map((child) => child.width ?? Infinity)),
  );
  const padding = `[top=${top},left=${left},bottom=12,right=${shape === 'wide' ? 12 : right}]`;
  return {
    id: state.id,
    children,
    layoutOptions: { ...options(shape), ...KEEP_ORDER, 'elk.padding': padding },
  };
}

/** What lies in one layer, as regions do, keeps the order of the graph: ELK takes it from these rough places. */
const KEEP_ORDER: LayoutOptions = { 'elk.layered.crossingMinimization.semiInteractive': 'true' };

function inOrder(node: ElkNode, index: number): ElkNode {
  const place = `(${index * 300},${index * 300})`;
  return { ...node, layoutOptions: { ...node.layoutOptions, 'elk.position': place } };
}

/** Begins the ids of edges that are not drawn: they put each region below the one before. */
const STACK = 'below ';

function stack(states: readonly ChartState[]): ElkExtendedEdge[] {
  return states.flatMap(({ kind, children }) => {
    const below = children.slice(1).map(({ id }, i) => {
      return { id: STACK + id, sources: [children[i]?.id ?? id], targets: [id] };
    });
    return [...(kind === 'parallel' ? below : []), ...stack(children)];
  });
}

/** Loops on one state side by side, not in each other. */
const SELF_LOOPS: LayoutOptions = {
  'elk.layered.edgeRouting.selfLoopDistribution': 'NORTH_SOUTH',
  'elk.layered.edgeRouting.selfLoopOrdering': 'SEQUENCED',
};

function widthFor(lines: readonly string[]): number {
  return Math.ceil(Math.max(50, ...lines.map((line) => textWidth(line, STATE_FONT) * 1.12 + 18)));
}

function nameLines(state: ChartState, shape: ChartShape, region: boolean): string[] {
  if (state.children.length === 0) return wrapWhole(state.label, STATE_ROOM, STATE_FONT);
  // Heads are bold, and wider by a tenth.
  return wrapWhole(state.label, region ? REGION_ROOM[shape] : HEAD_ROOM, STATE_FONT * 1.1);
}

/** A text in lines as wide as its longest word asks for: what is built into the site is never clipped. */
function wrapWhole(text: string, room: number, size: number): string[] {
  return wrap(text, Math.max(room, ...text.split(' ').map((word) => textWidth(word, size))), size);
}

function toEdge(transition: ChartTransition): ElkExtendedEdge {
  const lines = labelLines(transition.label);
  const width = Math.max(0, ...lines.map((line) => textWidth(line, TRANSITION_FONT))) + 4;
  const height = lines.length * TRANSITION_FONT * 1.2;
  const labels = lines.length > 0 ? [{ text: transition.label, width, height }] : [];
  return { id: transition.id, sources: [transition.source], targets: [transition.target], labels };
}

function labelLines(label: string): string[] {
  return label ? wrapWhole(label, LABEL_ROOM, TRANSITION_FONT) : [];
}

function placeStates(
  state: ChartState,
  nodes: readonly ElkNode[],
  shape: ChartShape,
  region: boolean,
): PlacedState[] {
  const node = nodes.find((candidate) => candidate.id === state.id);
  const { x = 0, y = 0, width = 0, height = 0 } = node ?? {};
  const lines = nameLines(state, shape, region);
  const parallel = state.kind === 'parallel';
  const inner = state.children.flatMap((child) => placeStates(child, node?.children ?? [], shape, parallel));
  return [{ id: state.id, lines, kind: state.kind, region, x, y, width, height }, ...inner];
}

function placeTransition(edge: ElkExtendedEdge): PlacedTransition {
  const section = edge.sections?.[0];
  const path = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [];
  const label = edge.labels?.[0];
  const at = label
    ? { x: (label.x ?? 0) + (label.width ?? 0) / 2, y: (label.y ?? 0) + (label.height ?? 0) / 2 }
    : null;
  return { id: edge.id, path, lines: labelLines(label?.text ?? ''), at };
}

function initialsOf(states: readonly ChartState[]): string[] {
  return states.flatMap((state) => [
    ...(state.initial === null ? [] : [state.initial]),
    ...initialsOf(state.children),
  ]);
}

/** From a dot above the corner of a state, round into its side. */
function hook({ x, y }: Point): ChartLayout['initials'][number] {
  const from = { x: x - 12, y: y - 6 };
  return { from, path: [from, { x: x - 12, y: y + 10 }, { x, y: y + 10 }] };
}
