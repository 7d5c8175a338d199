/** Where sums came from, step by step and player by player. Every word comes ready in the reader's language. */
import type { FormatNumber } from './text.ts';

export interface WaterfallData {
  /** What the picture is, in a sentence; its accessible name. */
  readonly label: string;
  /** Names by seat. */
  readonly players: readonly string[];
  /** The steps from nothing to the sum, top to bottom. */
  readonly steps: readonly WaterfallStep[];
  /** What the sum is called. */
  readonly sum: string;
  /** The head of the table's first column. */
  readonly step: string;
}

export interface WaterfallStep {
  readonly name: string;
  /** By seat. */
  readonly values: readonly number[];
  /** Begins a group of its own. */
  readonly opens?: boolean;
}

export interface WaterfallOptions {
  /** Narrow columns and labels. Default false. */
  readonly compact?: boolean;
  /** Writes the values, with their signs. */
  readonly format: FormatNumber;
}
