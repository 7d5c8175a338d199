/** What a seat could not know never leaks into the judgement of its decisions. */
import { describe, expect, it } from 'vitest';
import { kernelOf } from '../../../src/analysis/kernel/kernels.ts';
import { positionsOfRound } from '../../../src/analysis/positions/positions-of-frames.ts';
import { randomFrom, shuffle } from '../../../src/analysis/random.ts';
import { judgeTrade } from '../../../src/analysis/review/judge-trade.ts';
import { judgeTrick } from '../../../src/analysis/review/judge-trick.ts';
import { reviewerFor } from '../../../src/analysis/review/reviewer.ts';
import { tradeChoices } from '../../../src/analysis/review/trade-choices.ts';
import { trickChoices } from '../../../src/analysis/review/trick-choices.ts';
import { foldMatch } from '../../../src/replay/fold.ts';
import type { Frame, RoundTimeline } from '../../../src/replay/frame.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import type { Seat } from '../../../src/rules/game.ts';
import { setupOf } from '../../../src/rules/games.ts';
import { randomMatch } from '../../support/random-match.ts';
import { recordOf } from '../../support/record.ts';

const MADE = { engine: '1', policy: 'greedy', playouts: 10, worlds: 10, seed: 'leak' };

/** The round as it looks to a seat: what others hold, and what they gave one another, is any cards at all. */
function disguised(round: RoundTimeline, seat: Seat): RoundTimeline {
  const random = randomFrom(`disguise ${seat}`);
  const frames = round.frames.map((frame): Frame => {
    const others = shuffle(random, [...frame.hands.filter((_, other) => other !== seat), frame.talon].flat());
    const hands = frame.hands.map((hand, other) => (other === seat ? hand : others.splice(0, hand.length)));
    return { ...frame, hands, talon: others, did: veiled(frame.did, seat, hands) };
  });
  return { ...round, frames };
}

function veiled(did: Frame['did'], seat: Seat, hands: Frame['hands']): Frame['did'] {
  const isHidden = (did.type === 'give' && did.to !== seat) || did.type === 'swap';
  if (!isHidden || did.seat === seat) return did;
  return { ...did, cards: (hands[did.seat] ?? []).slice(0, did.cards.length) };
}

describe.each([
  [anemaki, 5],
  [forradalom, 5],
] as const)('a decision in %o', (game, players) => {
  const setup = setupOf(game, players);
  const timeline = foldMatch(recordOf(randomMatch({ seed: 'leak', rounds: 3, game, setup })), []);
  const reviewer = reviewerFor(timeline, MADE);
  const kernel = kernelOf(setup, game.id);

  it('in the tricks is judged the same whatever others hold', () => {
    let judged = 0;
    for (const round of timeline.rounds) {
      const choices = trickChoices(kernel, round.frames, positionsOfRound(timeline, round)) ?? [];
      for (const choice of choices) {
        const seen = judgeTrick(reviewer, round, choice);
        expect(seen).not.toBeNull();
        expect(judgeTrick(reviewer, disguised(round, choice.seat), choice)).toEqual(seen);
        judged += 1;
      }
    }
    expect(judged).toBeGreaterThan(30);
  });

  it('in the exchange is judged the same whatever others hold', () => {
    let judged = 0;
    for (const round of timeline.rounds) {
      for (const choice of tradeChoices(round.frames, round.summary.titles, game.order(setup, 'normal'))) {
        const seen = judgeTrade(reviewer, round, choice);
        expect(judgeTrade(reviewer, disguised(round, choice.seat), choice)).toEqual(seen);
        if (seen) judged += 1;
      }
    }
    expect(judged).toBeGreaterThan(3);
  });
});
