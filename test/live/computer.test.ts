import { describe, expect, it } from 'vitest';
import { sensible } from '../../src/analysis/policies/sensible.ts';
import { pick, randomFrom } from '../../src/analysis/random.ts';
import { drawTitles, mustTrade, nextDeal, type Others, othersSteps } from '../../src/live/computer.ts';
import { LiveMatch } from '../../src/live/live-match.ts';
import { matchOf, roundInPlay } from '../../src/live/match-of.ts';
import { type LiveStep, newRecord } from '../../src/live/record.ts';
import { STRENGTHS } from '../../src/live/strength.ts';
import { botOf } from '../../src/live/strengths.ts';
import { foldMatch } from '../../src/replay/fold.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../src/rules/forradalom/forradalom.ts';
import { bestCards } from '../../src/rules/order.ts';
import { actionOf, allSetups, setupsBySize } from '../support/random-match.ts';

const setups = [
  ...allSetups(anemaki, 5).map((setup) => ({ game: anemaki, setup })),
  ...setupsBySize(forradalom).map((setup) => ({ game: forradalom, setup })),
];

function begun({ game, setup }: (typeof setups)[number], seed: string): LiveMatch {
  const players = Array.from({ length: setup.players }, (_, i) => ({ id: `p${i}`, name: `P ${i}` }));
  const titles = drawTitles(game, setup, seed);
  return new LiveMatch(newRecord({ game: game.id, options: setup.options, players, titles }));
}

/** What a reader does who chooses by chance among what is legal. */
function mine(live: LiveMatch, me: number, seed: string): LiveStep {
  const random = randomFrom(`${seed}/${live.record.steps.length}`);
  const { round, game, setup } = live;
  const hand = round?.hands[me] ?? [];
  const due = live.dues.find(({ seat }) => seat === me);
  if (due?.type === 'swap') return { type: 'keep', seat: me };
  if (due) {
    const pool = due.from === 'dealt' ? (round?.dealt[me] ?? []) : hand;
    const best = bestCards(game.order(setup, 'normal'), pool, due.count);
    return {
      type: 'give',
      seat: me,
      to: due.to,
      cards: due.choice === 'best' ? best : pool.slice(0, due.count),
    };
  }
  if (live.phase === 'gap') {
    if (random.below(2) === 0) return { type: 'clear' };
    return actionOf(random, hand, me, pick(random, live.revolts(me)));
  }
  return actionOf(random, hand, me, pick(random, live.choices));
}

/** Plays rounds to their end; the reader sits at seat 1. */
function play(live: LiveMatch, others: Others, rounds: number): void {
  for (let round = 0; round < rounds; round++) {
    expect(live.do(nextDeal(live, others.seed))).toEqual({ done: true });
    while (live.phase !== 'ranking') {
      const next = othersSteps(live, others);
      for (const step of next.length > 0 ? next : [mine(live, 1, others.seed)]) {
        expect(live.do(step)).toEqual({ done: true });
      }
    }
  }
}

describe.each(setups)('a practice match of $game.id between $setup.players ($setup.options)', (of) => {
  it('runs to its end whatever the reader chooses, and its log has no problems', () => {
    const live = begun(of, 'practice');
    play(live, { me: 1, bot: sensible, seed: 'practice' }, 2);
    const timeline = foldMatch(matchOf(live));
    expect(timeline.problems).toEqual([]);
    expect(timeline.rounds.at(-1)?.summary.order).toEqual(live.context.titles);
    const [last] = foldMatch(roundInPlay(live)).rounds;
    expect(last?.summary.before).toEqual(timeline.rounds[1]?.summary.before);
    expect(last?.frames.length).toBe(timeline.rounds[1]?.frames.length);
  });
});

it.each(STRENGTHS)('%s players finish a round of either game', (strength) => {
  for (const of of [setups[0], setups.find(({ game }) => game === forradalom)]) {
    if (!of) throw new Error('no setup');
    const live = begun(of, strength);
    play(live, { me: 1, bot: botOf(strength, of.game, of.setup), seed: strength }, 1);
    expect(live.phase).toBe('ranking');
  }
});

it('asks the reader to trade before the others have, where all trade at the same time', () => {
  const of = setups.find(({ setup }) => setup.options.firstRound === 'drawn');
  if (!of) throw new Error('no setup');
  const live = begun(of, 'trade');
  const others = { me: 1, bot: sensible, seed: 'trade' };
  live.do(nextDeal(live, 'trade'));
  expect(mustTrade(live, 1)).toBe(true);
  expect(othersSteps(live, others)).toEqual([]);
  live.do(mine(live, 1, 'trade'));
  expect(mustTrade(live, 1)).toBe(false);
  expect(othersSteps(live, others).length).toBe(4);
});
