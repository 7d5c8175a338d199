/** The sums of a review over its rounds, round by round: who decided how well, what went wrong, where the points came from. */
import type { RoundLedger } from '../../analysis/ledger/model.ts';
import type { PlayerReview, RoundReview } from '../../analysis/review/model.ts';
import { Tally } from '../../analysis/review/tally.ts';
import { toldCost } from '../../explain/told-cost.ts';
import type { Frame } from '../../replay/frame.ts';
import type { Mistake } from './review-source.ts';
import { signedClass } from './signed-class.ts';

export class RunningSums {
  readonly #tally: Tally;
  #mistakes: readonly Mistake[] = [];

  constructor(players: number) {
    this.#tally = new Tally(players);
  }

  /** Takes in the round of an index; each must come once, `frames` are those of its main line. */
  add(index: number, review: RoundReview, frames: readonly Frame[]): void {
    this.#tally.add(review);
    const found = mistakesOf(index, review, frames);
    const after = this.#mistakes.findIndex(({ round }) => round > index);
    const at = after < 0 ? this.#mistakes.length : after;
    this.#mistakes = [...this.#mistakes.slice(0, at), ...found, ...this.#mistakes.slice(at)];
  }

  get players(): PlayerReview[] {
    return this.#tally.reviews();
  }

  get ledger(): RoundLedger | null {
    return this.#tally.total();
  }

  /** In the order of the match. */
  get mistakes(): readonly Mistake[] {
    return this.#mistakes;
  }
}

function mistakesOf(round: number, { decisions }: RoundReview, frames: readonly Frame[]): Mistake[] {
  const places = new Map(frames.map(({ at }, index) => [at, index]));
  return decisions.flatMap((judged, decision) => {
    const { at, made, seat, options, chosen, class: found } = judged;
    const signed = signedClass(found);
    const [frame, before] = [places.get(made), places.get(at)];
    const [deed, best] = [options[chosen]?.deed, options[0]?.deed];
    if (!signed || frame === undefined || before === undefined || !deed || !best) return [];
    const cost = toldCost(judged, chosen);
    return [{ round, frame, before, decision, seat, class: signed, cost, deed, best }];
  });
}
