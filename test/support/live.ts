/** Matches as they are played, from the random matches that the rules alone give. */
import fc from 'fast-check';
import { LiveMatch } from '../../src/live/live-match.ts';
import { type LiveStep, newRecord } from '../../src/live/record.ts';
import type { MatchEvent } from '../../src/machine/match.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../src/rules/forradalom/forradalom.ts';
import { allSetups, eventsOf, type RandomMatch, randomMatch, setupsBySize } from './random-match.ts';

/** Both games with all that a house may choose. */
export const SETUPS = [
  ...allSetups(anemaki, 5).map((setup) => ({ game: anemaki, setup })),
  ...setupsBySize(forradalom).map((setup) => ({ game: forradalom, setup })),
];

/** Random matches of two rounds under any of them. */
export const MATCHES = fc
  .record({ seed: fc.nat(), of: fc.constantFrom(...SETUPS) })
  .map(({ seed, of }) => randomMatch({ ...of, seed, rounds: 2 }));

/** The match before its first deal. */
export function liveOf({ plan, titles }: RandomMatch): LiveMatch {
  const players = Array.from({ length: plan.setup.players }, (_, seat) => ({
    id: `p${seat}`,
    name: `P ${seat}`,
  }));
  return new LiveMatch(newRecord({ game: plan.game.id, options: plan.setup.options, players, titles }));
}

/** What was done in it; that a round is followed by another is said by its deal. */
export function stepsOf(match: RandomMatch): LiveStep[] {
  return eventsOf(match).filter(
    (event): event is Exclude<MatchEvent, { type: 'nextRound' | 'finish' }> & LiveStep => {
      return event.type !== 'nextRound' && event.type !== 'finish';
    },
  );
}
