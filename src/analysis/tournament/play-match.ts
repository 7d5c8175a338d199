/** One match between bots as the places of its rounds, without a log. */
import type { Game, Seat, Setup } from '../../rules/game.ts';
import { dealCards } from '../deal-cards.ts';
import { openRound, playOn } from '../play-round.ts';
import type { Policy } from '../policies/policy.ts';
import { randomFrom, shuffle } from '../random.ts';
import { fastRanking, kernelPolicies } from './fast-round.ts';

export interface MatchOfBots {
  readonly game: Game;
  readonly setup: Setup;
  /** By seat. */
  readonly bots: readonly Policy[];
  readonly rounds: number;
  readonly seed: string;
}

/** Seats by place, best first, round after round. */
export function* playMatch({ game, setup, bots, rounds, seed }: MatchOfBots): Generator<readonly Seat[]> {
  const policies = kernelPolicies(bots);
  const random = randomFrom(seed);
  let titles: readonly Seat[] | null = game.titledFirstRound(setup)
    ? shuffle(random, [...bots.keys()])
    : null;
  for (let round = 0; round < rounds; round++) {
    const dealer = game.dealer(setup, titles) ?? random.below(setup.players);
    const dealt = game.deal(setup, dealCards(game, setup, dealer, random), titles);
    const opened = openRound(game, dealt, { bots, random });
    titles = policies
      ? fastRanking(game, opened, policies, random)
      : game.ranking(playOn(game, opened, { bots, random }).end);
    yield titles;
  }
}
