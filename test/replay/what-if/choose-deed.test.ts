import { describe, expect, it } from 'vitest';
import { pick, randomFrom } from '../../../src/analysis/random.ts';
import type { Frame } from '../../../src/replay/frame.ts';
import type { Deed } from '../../../src/replay/what-if/deed.ts';
import { isSameDeed } from '../../../src/replay/what-if/deed.ts';
import type { WhatIfLine } from '../../../src/replay/what-if/line.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import { allSetups, type MatchPlan, randomMatch, setupsBySize } from '../../support/random-match.ts';
import { recordOf } from '../../support/record.ts';
import { Desk, deedsAt } from '../../support/what-if.ts';

const PLANS: readonly MatchPlan[] = [
  ...allSetups(anemaki, 5).map((setup) => ({ game: anemaki, setup })),
  ...setupsBySize(forradalom).map((setup) => ({ game: forradalom, setup })),
].map((plan, i) => ({ ...plan, seed: `deed ${i}`, rounds: 2 }));

const NOTHING: Frame['did'] = { type: 'rank' };

describe('Any deed that is offered at any moment', () => {
  it.each(PLANS)(
    'makes a branch without a fault, if it is not what was played: $game.id for $setup.players, $seed',
    (plan) => {
      const random = randomFrom(plan.seed);
      const match = recordOf(randomMatch(plan));
      for (const index of [0, 1]) {
        const desk = new Desk(match, index);
        const made: { line: WhatIfLine; deed: Deed }[] = [];
        desk.plain.frames.forEach((frame, at) => {
          const here = desk.standpoint(null, at);
          const deeds = deedsAt(desk.game, desk.stateAt(here), random);
          if (deeds.length === 0) return;
          const deed = pick(random, deeds);
          const chosen = desk.choose(here, deed, `${deed.type} at ${at}`);
          if (chosen?.type === 'along')
            expect(isSameDeed(deed, desk.plain.frames[chosen.index]?.did ?? NOTHING)).toBe(true);
          else if (chosen?.type === 'edit') made.push({ line: chosen.lines[0] as WhatIfLine, deed });
          else throw new Error(`${deed.type} is offered at ${frame.at} and refused`);
        });
        expect(made.length).toBeGreaterThan(0);
        expect(desk.take({ lines: made.map(({ line }) => line) })).toEqual([]);
        expect(desk.round.branches).toHaveLength(made.length);
        desk.round.branches.forEach((branch, i) => {
          const { line, deed } = made[i] ?? {};
          expect(branch).toMatchObject({ title: line?.name, from: line?.at });
          expect(deed && isSameDeed(deed, branch.frames[0]?.did ?? NOTHING)).toBe(true);
        });
      }
    },
  );
});

describe('A deed in a line', () => {
  const plan = {
    game: anemaki,
    setup: allSetups(anemaki, 5)[0] as MatchPlan['setup'],
    seed: 'one line',
    rounds: 2,
  };
  const match = recordOf(randomMatch(plan));

  /** The first moment of the tricks with something to choose, and a deed there that was not played. */
  function elsewhere(desk: Desk) {
    const at = desk.plain.frames.findIndex(({ choices }) => choices.length > 2);
    const here = desk.standpoint(null, at);
    const deeds = deedsAt(desk.game, desk.stateAt(here), randomFrom(1));
    const deed = deeds.find((each) => !isSameDeed(each, desk.plain.frames[at + 1]?.did ?? NOTHING));
    if (!deed) throw new Error('nothing else to do');
    return { here, deed };
  }

  it('at the end of the reader’s own line makes it longer', () => {
    const desk = new Desk(match, 1);
    const { here, deed } = elsewhere(desk);
    const first = desk.choose(here, deed, 'mine');
    if (first?.type !== 'edit') throw new Error('no line');
    desk.take(first);
    for (let length = 1; length < 30; length += 1) {
      const frames = desk.framesOf('mine');
      const end = desk.standpoint('mine', frames.length - 1);
      const [next] = deedsAt(desk.game, desk.stateAt(end), randomFrom(length));
      if (!next) throw new Error(`the line stops at ${frames.at(-1)?.at}`);
      const chosen = desk.choose(end, next, 'never used');
      if (chosen?.type !== 'edit') throw new Error('not longer');
      expect(chosen.branch).toBe('mine');
      expect(desk.take(chosen)).toEqual([]);
      expect(desk.round.branches).toHaveLength(1);
      expect(desk.framesOf('mine').length).toBeGreaterThan(frames.length);
      // Whoever had one choice has made it.
      const last = desk.framesOf('mine').at(-1);
      if (last?.did.type === 'rank') return;
      expect(last?.choices.length).toBeGreaterThan(1);
    }
  });

  it('that a branch begins with leads into that branch', () => {
    const desk = new Desk(match, 1);
    const { here, deed } = elsewhere(desk);
    const first = desk.choose(here, deed, 'mine');
    if (first?.type !== 'edit') throw new Error('no line');
    desk.take(first);
    expect(desk.choose({ ...here, round: desk.round }, deed, 'again')).toEqual({
      type: 'enter',
      branch: 'mine',
    });
  });

  it('against the rules makes none', () => {
    const desk = new Desk(match, 1);
    const { here } = elsewhere(desk);
    const { turn } = desk.stateAt(here);
    expect(desk.choose(here, { type: 'pass', seat: ((turn ?? 0) + 1) % 5 }, 'no')).toBeNull();
    expect(desk.choose(here, { type: 'clear' }, 'no')).toBeNull();
  });

  it('of the exchange leaves the trades of the others as they were, and goes on to the first lead', () => {
    const desk = new Desk(match, 1);
    const trades = desk.plain.frames.filter(({ at }) => /x\d/.test(at));
    const at = trades.length;
    for (let index = 0; index < at; index += 1) {
      for (const deed of deedsAt(desk.game, desk.stateAt(desk.standpoint(null, index)), randomFrom(index))) {
        const chosen = desk.choose(desk.standpoint(null, index), deed, `${deed.type} ${index}`);
        if (chosen?.type !== 'edit') continue;
        expect(desk.take(chosen)).toEqual([]);
        const branch = desk.round.branches.at(-1);
        expect(branch?.frames.at(-1)?.states).toEqual(['tricks.leading']);
        const others = (frames: readonly Frame[]) =>
          frames.flatMap(({ did }) =>
            'seat' in did && 'seat' in deed && did.seat !== deed.seat ? [JSON.stringify(did)] : [],
          );
        const made = others(branch?.frames ?? []);
        expect(others(trades.slice(index)).sort()).toEqual(made.sort());
      }
    }
    expect(desk.round.branches.length).toBeGreaterThan(3);
  });
});
