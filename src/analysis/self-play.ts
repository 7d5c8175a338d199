/** Rounds of one match between equal players as positions with their outcome: what the index is fitted to and measured on. */
import type { Game, RoundState, Seat } from '../rules/game.ts';
import { setupOf } from '../rules/games.ts';
import { dealCards } from './deal-cards.ts';
import { playRound } from './play-round.ts';
import type { Policy } from './policies/policy.ts';
import { sensible } from './policies/sensible.ts';
import { randomFrom } from './random.ts';
import type { Position } from './strength-features.ts';

/** A position in which somebody was about to act, and what came of the round. */
export interface Sample {
  readonly position: Position;
  /** Points of the round by seat. */
  readonly points: readonly number[];
  /** Cards left in hands, as a share of those dealt. */
  readonly left: number;
}

/** Plays so many rounds of a match, all seats by one policy, and gives each round's positions. */
export function* selfPlay(
  game: Game,
  players: number,
  rounds: number,
  seed: string,
  policy: Policy = sensible,
): Generator<Sample[]> {
  const setup = setupOf(game, players);
  const bots = Array.from({ length: players }, () => policy);
  let titles: readonly Seat[] | null = null;
  for (let number = 1; number <= rounds; number++) {
    const random = randomFrom(`${seed}/${number}`);
    const deal = dealCards(game, setup, game.dealer(setup, titles) ?? random.below(players), random);
    const states: RoundState[] = [];
    const { end } = playRound(game, {
      setup,
      deal,
      titles,
      bots,
      random,
      watch: (state) => states.push(state),
    });
    const ranking = game.ranking(end);
    const points = ranking.map((_, seat) => game.points(ranking.indexOf(seat) + 1, players));
    yield states.slice(0, -1).map((state) => sampleOf(state, points));
    titles = ranking;
  }
}

function sampleOf(state: RoundState, points: readonly number[]): Sample {
  const cards = (hands: RoundState['hands']) => hands.reduce((sum, hand) => sum + hand.length, 0);
  const { setup, hands, talon, direction, turn, out } = state;
  const position = { setup, hands, talon, direction, turn, out, pile: state.trick?.plays ?? [] };
  return { position, points, left: cards(hands) / cards(state.dealt) };
}
