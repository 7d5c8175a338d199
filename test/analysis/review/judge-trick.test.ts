import { describe, expect, it } from 'vitest';
import { kernelOf } from '../../../src/analysis/kernel/kernels.ts';
import { positionsOfRound } from '../../../src/analysis/positions/positions-of-frames.ts';
import { type Judgement, judgeTrick } from '../../../src/analysis/review/judge-trick.ts';
import { reviewerFor } from '../../../src/analysis/review/reviewer.ts';
import { trickChoices } from '../../../src/analysis/review/trick-choices.ts';
import type { RoundTimeline } from '../../../src/replay/frame.ts';
import { foldText } from '../../support/fold-text.ts';

const MADE = { engine: '1', policy: 'greedy', playouts: 20, worlds: 200, seed: 'judge' };

/** E leads, with three aces and three sevens: nothing beats the aces, and the sevens go last. */
const HEAD = `revolution-log 1
rules anemaki
player a A
player b B
player c C
player d D
player e E

round 1
dealer e
deal a 8d 9h Th Jc Qs Kd
deal b 8h 9s Td Jd Qc Kh
deal c 8c 9d Tc Jh Qd Ks
deal d 8s 9c Ts Js Qh Kc
deal e 7d 7h 7s Ad Ah As
talon 7c Ac
trick
`;

function first(text: string): Judgement {
  const timeline = foldText(text);
  expect(timeline.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const round = timeline.rounds[0] as RoundTimeline;
  const kernel = kernelOf(timeline.setup, 'anemaki');
  const [choice] = trickChoices(kernel, round.frames, positionsOfRound(timeline, round)) ?? [];
  const judgement = choice && judgeTrick(reviewerFor(timeline, MADE), round, choice);
  if (!judgement) throw new Error('nothing to judge');
  return judgement;
}

describe('a decision with a sure win', () => {
  it('is proved to be the best where the win is taken', () => {
    const { decision, lost } = first(`${HEAD}e plays Ad Ah As`);
    expect(decision).toMatchObject({ class: 'best', proved: true, loss: 0, lossSe: 0, reasons: [] });
    expect(decision.options[decision.chosen]).toMatchObject({ value: 2, se: 0 });
    expect(lost).toMatchObject({ seat: 4, kind: 'play', loss: 0 });
  });

  it('is proved to be worse where it is not', () => {
    const { decision, lost } = first(`${HEAD}e plays 7d`);
    const own = decision.options[decision.chosen];
    expect(decision).toMatchObject({ proved: true, at: 'r1d', made: 'r1t1p1', kind: 'play' });
    expect(decision.options[0]).toMatchObject({ value: 2, se: 0 });
    expect(decision.loss).toBeCloseTo(2 - (own?.value ?? 0), 9);
    expect(decision.class).toBe('inaccuracy');
    expect(decision.reasons[0]).toEqual({ code: 'missesSureWin' });
    expect(decision.reasons).toContainEqual({ code: 'splitsGroup', face: '7', held: 3, laid: 1 });
    expect(lost.loss).toBe(decision.loss);
  });

  it('claims nothing where no option is sure', () => {
    const plain = HEAD.replace('7d 7h 7s Ad Ah As', '7d 8c Ts Ad Ah As')
      .replace('deal c 8c', 'deal c 7h')
      .replace('9c Ts Js', '9c 7s Js');
    const { decision } = first(`${plain}e plays 7d`);
    expect(decision.proved).toBe(false);
    for (const { se } of decision.options) expect(se).toBeGreaterThan(0);
  });
});
