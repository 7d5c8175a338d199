/** Lets the computer play a round to its end, for everybody. This brings the policies with it: loaded when it is first asked to. */
import { playOn } from '../../analysis/play-round.ts';
import { kernelFor } from '../../analysis/policies/kernel-for.ts';
import { kernelPolicy } from '../../analysis/policies/kernel-policy.ts';
import type { Policy } from '../../analysis/policies/policy.ts';
import { sensible } from '../../analysis/policies/sensible.ts';
import { randomFrom } from '../../analysis/random.ts';
import type { PlayerId } from '../../log/model.ts';
import { entriesOfSteps } from '../../replay/what-if/follow-up.ts';
import type { LineEntry } from '../../replay/what-if/line.ts';
import type { Game, RoundState } from '../../rules/game.ts';

/** What everybody does until the round is over, as entries of a line: the same for the same seed. All cards must be known. */
export function playOut(game: Game, state: RoundState, ids: readonly PlayerId[], seed: string): LineEntry[] {
  const bot = botFor(game, state);
  const { steps } = playOn(game, state, { bots: ids.map(() => bot), random: randomFrom(`what-if ${seed}`) });
  return entriesOfSteps(state, steps, ids);
}

/** The policy that was learned, where the game has it: it decides at once. */
function botFor(game: Game, { setup }: RoundState): Policy {
  return kernelFor({ game, setup }).policies.includes('linear') ? kernelPolicy('linear') : sensible;
}
