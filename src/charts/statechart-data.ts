/** A statechart as plain data: what a layout is made from, and the layout that a drawing is made from. */

export interface ChartGraph {
  /** What the picture is, in a sentence; its accessible name. */
  readonly label: string;
  /** The states of the top level. */
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
}

export interface ChartState {
  /** Unique in the chart; a child's begins with its parent's and a dot: `tricks.following`. */
  readonly id: string;
  readonly label: string;
  /** `parallel`: its children are regions, all of them active at once. */
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final';
  readonly children: readonly ChartState[];
  /** The id of the child that is entered first; null where there is none (atomic, final, parallel). */
  readonly initial: string | null;
}

export interface ChartTransition {
  /** Unique in the chart: `source:event:target`. */
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** What is written beside its arrow; empty for nothing. */
  readonly label: string;
}

/**
 * `wide` runs from left to right (about 1500 pixels by 450), `narrow` from top to bottom with regions side by side
 * (600 by 1000), `column` with regions one below the other (400 by 1500), for the smallest screens.
 */
export type ChartShape = 'wide' | 'narrow' | 'column';

/** A graph with places: what remains to be done is to draw it. Plain data, all in absolute pixels. */
export interface ChartLayout {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** Parents before their children. */
  readonly states: readonly PlacedState[];
  readonly transitions: readonly PlacedTransition[];
  /** The arrows from a dot to the state entered first. */
  readonly initials: readonly { readonly from: Point; readonly path: readonly Point[] }[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedState extends Point {
  readonly id: string;
  /** Its name. */
  readonly lines: readonly string[];
  readonly kind: ChartState['kind'];
  /** A region of a parallel state: drawn with a dashed edge. */
  readonly region: boolean;
  readonly width: number;
  readonly height: number;
}

export interface PlacedTransition {
  readonly id: string;
  /** Corners of the arrow, from source to target. */
  readonly path: readonly Point[];
  /** Lines of the label, and the middle of it; none without a label. */
  readonly lines: readonly string[];
  readonly at: Point | null;
}
