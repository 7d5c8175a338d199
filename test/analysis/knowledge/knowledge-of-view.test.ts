/** A bot at the table and a reader of the log know the same. */
import { describe, expect, it } from 'vitest';
import { knowledgeAt } from '../../../src/analysis/knowledge/knowledge-at.ts';
import { knowledgeBeforeTrade } from '../../../src/analysis/knowledge/knowledge-of-deal.ts';
import {
  knowledgeBeforeTradeOf,
  knowledgeOfView,
} from '../../../src/analysis/knowledge/knowledge-of-view.ts';
import { viewOf } from '../../../src/analysis/policies/view.ts';
import { foldMatch } from '../../../src/replay/fold.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import { setupOf } from '../../../src/rules/games.ts';
import { randomMatch } from '../../support/random-match.ts';
import { recordOf } from '../../support/record.ts';

describe.each([
  [anemaki, 5],
  [forradalom, 5],
] as const)('the view of a bot in a game of %o', (game, players) => {
  const match = randomMatch({ seed: 'views', rounds: 3, game, setup: setupOf(game, players) });
  const timeline = foldMatch(recordOf(match), []);

  it('says what the frames say', () => {
    let compared = 0;
    match.rounds.forEach(({ steps, titles }, i) => {
      const frames = timeline.rounds[i]?.frames ?? [];
      const opening = frames.findIndex(({ trick }) => trick > 0);
      const played = steps.filter(({ round }) => round.trick !== null);
      for (let k = 0; k < played.length - 1; k += 3) {
        const state = played[k]?.round;
        const frame = opening + 1 + k;
        if (!state || frames[frame]?.trick !== state.trick?.number) throw new Error('out of step');
        const seat = state.turn ?? k % players;
        expect(knowledgeOfView(viewOf(game, state, seat))).toEqual(
          knowledgeAt(timeline, frames, frame, seat, titles),
        );
        compared += 1;
      }
    });
    expect(compared).toBeGreaterThan(20);
  });

  it('says it of the deal as well', () => {
    let compared = 0;
    match.rounds.forEach(({ steps, titles }, i) => {
      for (const { round } of steps) {
        const due = game.dues(round).find((one) => one.type === 'swap' || !one.waits);
        // Where all choose at the same time, bots are asked before the first trade.
        if (!due || (due.type === 'give' && due.choice === 'best')) continue;
        if (round.trades.length > 0 && !(due.type === 'give' && due.from === 'hand')) continue;
        const frames = timeline.rounds[i]?.frames ?? [];
        const known = knowledgeBeforeTradeOf(viewOf(game, round, due.seat));
        expect(known).toEqual(knowledgeBeforeTrade(timeline, frames, due.seat, titles));
        compared += 1;
      }
    });
    if (game === forradalom) expect(compared).toBeGreaterThan(1);
  });
});
