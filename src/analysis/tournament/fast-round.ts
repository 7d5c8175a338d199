/** Plays the tricks of a round on a kernel, where all who sit there play by its policies: the same game, a hundred times as fast. */
import type { Game, RoundState, Seat } from '../../rules/game.ts';
import type { PlayoutPolicy } from '../kernel/kernel.ts';
import { kernelFor } from '../policies/kernel-for.ts';
import type { Policy } from '../policies/policy.ts';
import { positionOfState } from '../positions/position-of-state.ts';
import type { Random } from '../random.ts';

/** By seat the kernel's policies that bots play by; null where one of them is no policy of the kernel. */
export function kernelPolicies(bots: readonly Policy[]): readonly PlayoutPolicy[] | null {
  const policies = bots.flatMap(({ kernel }) => kernel ?? []);
  return policies.length === bots.length ? policies : null;
}

/** Seats by place, best first, of a round played on from its first lead. */
export function fastRanking(
  game: Game,
  opened: RoundState,
  policies: readonly PlayoutPolicy[],
  random: Random,
): Seat[] {
  const { setup } = opened;
  const kernel = kernelFor({ game, setup });
  const state = new Int32Array(kernel.words);
  kernel.load(positionOfState(game, opened), state);
  for (let seat = kernel.turn(state); seat !== -1; seat = kernel.turn(state)) {
    kernel.apply(state, kernel.choose(state, policies[seat] as PlayoutPolicy, random));
  }
  const places = new Uint8Array(setup.players);
  kernel.places(state, places);
  const ranking: Seat[] = [];
  places.forEach((place, seat) => {
    ranking[place] = seat;
  });
  return ranking;
}
