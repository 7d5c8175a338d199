/** Lets the computer play a round to its end, for everybody. */
import { playOn } from '../../analysis/play-round.ts';
import { sensible } from '../../analysis/policies/sensible.ts';
import { randomFrom } from '../../analysis/random.ts';
import { isKnown } from '../../cards/card.ts';
import type { PlayerId } from '../../log/model.ts';
import { entriesOfSteps } from '../../replay/what-if/follow-up.ts';
import type { LineEntry } from '../../replay/what-if/line.ts';
import type { Game, RoundState } from '../../rules/game.ts';

/** Whether anybody could play on: the round goes on, and all hands are known. */
export function canPlayOut(game: Game, state: RoundState): boolean {
  const { hands, talon, trick } = state;
  const cards = [...hands.flat(), ...(trick ? [] : talon)];
  return !game.roundOver(state) && cards.every(isKnown);
}

/** What everybody does until the round is over, the same for the same seed; null where nobody can tell. */
export function playOut(
  game: Game,
  state: RoundState,
  ids: readonly PlayerId[],
  seed: string,
): LineEntry[] | null {
  if (!canPlayOut(game, state)) return null;
  const bots = ids.map(() => sensible);
  const { steps } = playOn(game, state, { bots, random: randomFrom(`what-if ${seed}`) });
  return entriesOfSteps(state, steps, ids);
}
