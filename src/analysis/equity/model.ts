/** What an estimate is and what must be said with it. Points are those of the round (A14 … A18, F23), by seat. */

/** The version of everything that moves a number: kernels, policies, sampling. Raise it whenever a number may change. */
export const ENGINE = '1';

/** How estimates were made; together with the log it fixes every number. */
export interface Made {
  readonly engine: string;
  /** The policy that plays the playouts out. */
  readonly policy: string;
  /** Playouts a position, all hands known. */
  readonly playouts: number;
  /** Deals of the unseen cards an option, as one seat may know them. */
  readonly worlds: number;
  readonly seed: string;
}

/** How reviews are made unless somebody asks otherwise: standard errors stay near .05 points at a table of five. */
export const DEFAULT_MADE: Made = {
  engine: ENGINE,
  policy: 'linear',
  playouts: 800,
  worlds: 400,
  seed: 'review',
};

/** Mean points of every seat in one position. They add to zero. */
export interface Equity {
  readonly points: readonly number[];
  /** Standard error of each mean; 0 where the value is exact. */
  readonly se: readonly number[];
  /** `odds[seat][place]`: how often the seat takes the place (0 = first). Rows and columns add to one. */
  readonly odds: readonly (readonly number[])[];
  readonly n: number;
  /** Solved to the end (one equilibrium line, all hands known), not estimated. */
  readonly exact: boolean;
}
