/** A recorded match as a walk through its map: what the page fetches when a reader chooses one. */

export interface RunStep {
  /** The states it stands in. */
  readonly states: readonly string[];
  /** The transitions taken on the way in, in order. */
  readonly taken: readonly string[];
  /** What happened, in a sentence. */
  readonly text: string;
  /** Address of the moment in the match: `r3t4p2`. */
  readonly at: string;
}

export interface RunData {
  /** Address of the match's replay; a moment is its hash `at=`. */
  readonly replay: string;
  readonly steps: readonly RunStep[];
}
