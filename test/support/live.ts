/** Matches as they are played, from the random matches that the rules alone give. */
import { LiveMatch } from '../../src/live/live-match.ts';
import { type LiveStep, newRecord } from '../../src/live/record.ts';
import type { MatchEvent } from '../../src/machine/match.ts';
import { eventsOf, type RandomMatch } from './random-match.ts';

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
