/** Who brings the rounds of a review: from a file that was made before, or by making them. */
import type { Made } from '../../analysis/equity/model.ts';
import type { RoundReview } from '../../analysis/review/model.ts';

export interface ReviewMaker {
  /** Whether it makes what it brings. */
  readonly makes: boolean;
  /**
   * Brings the rounds of these indices, in any order, each once; rejects where that cannot be. After the signal nothing more
   * comes and no work goes on.
   */
  bring(indices: readonly number[], events: MakerEvents, signal: AbortSignal): Promise<void>;
  /** A round that was brought before; null where it is lost. */
  recall(index: number): Promise<RoundReview | null>;
}

export interface MakerEvents {
  readonly made: (made: Made) => void;
  readonly round: (index: number, review: RoundReview) => Promise<void>;
}
