/** The position that rules ask for, put together again from the frames of a line. */

import type { Action, RoundState, Setup } from '../rules/game.ts';
import type { Frame, RoundSummary } from './frame.ts';

/** The round as the rules know it after the frame of an index. */
export function stateAt(
  setup: Setup,
  summary: RoundSummary,
  frames: readonly Frame[],
  index: number,
): RoundState | null {
  const frame = frames[index];
  const deal = frames[0];
  if (!frame || !deal) return null;
  const past = frames.slice(0, index + 1).map(({ did }) => did);
  return {
    setup,
    dealer: summary.dealer,
    titles: summary.titles,
    dealt: deal.hands,
    hands: frame.hands,
    talon: frame.talon,
    trades: past.filter(
      (did): did is Action => did.type === 'give' || did.type === 'swap' || did.type === 'keep',
    ),
    verdict: past.find((did) => did.type === 'check')?.verdict ?? null,
    direction: frame.direction,
    trick:
      frame.trick === 0
        ? null
        : {
            number: frame.trick,
            leader: frame.pile[0]?.seat ?? frame.turn ?? 0,
            plays: frame.pile,
            passed: frame.passed,
            over: frame.turn === null,
          },
    turn: frame.turn,
    out: frame.out,
    revolts: past.filter((did) => did.type === 'revolt').length,
  };
}
