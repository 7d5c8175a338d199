/**
 * The review of one round: its decisions, what it was worth along the way, and its ledger. It depends on nothing but the
 * round and the reviewer, so that any round can be reviewed again alone, to the same bytes.
 */
import type { RoundTimeline } from '../../replay/frame.ts';
import { ledgerOf } from '../ledger/ledger-of.ts';
import { roundedLedger } from '../ledger/rounded-ledger.ts';
import { positionsOfRound } from '../positions/positions-of-frames.ts';
import { judgeTrade } from './judge-trade.ts';
import { judgeTrick } from './judge-trick.ts';
import type { RoundReview } from './model.ts';
import type { Reviewer } from './reviewer.ts';
import { roundNumbers } from './round-numbers.ts';
import { skippedBecause } from './skipped.ts';
import { tradeChoices } from './trade-choices.ts';
import { trickChoices } from './trick-choices.ts';
import { wayOf } from './way-of.ts';

export function reviewRound(reviewer: Reviewer, round: RoundTimeline): RoundReview {
  const { head, game, kernel } = reviewer;
  const { summary, frames } = round;
  const skip = (skipped: RoundReview['skipped']) => {
    return { number: summary.number, skipped, equity: [], decisions: [], ledger: null };
  };
  const skipped = skippedBecause(reviewer, round);
  if (skipped) return skip(skipped);
  const positions = positionsOfRound(head, round);
  const lead = positions.find((position) => position !== null);
  const choices = trickChoices(kernel, frames, positions);
  if (!lead || !choices) return skip('againstRules');

  const trades = tradeChoices(frames, summary.titles, game.order(head.setup, 'normal'));
  const judgements = [
    ...trades.map((trade) => judgeTrade(reviewer, round, trade)),
    ...choices.map((choice) => (choice.recorded ? judgeTrick(reviewer, round, choice) : null)),
  ].filter((judgement) => judgement !== null);
  const { course, equity } = wayOf(reviewer, round, lead, choices);
  const ledger = ledgerOf(
    course,
    judgements.map(({ lost }) => lost),
  );
  return {
    number: summary.number,
    skipped: null,
    equity: roundNumbers(equity),
    decisions: judgements.map(({ decision }) => decision),
    ledger: roundedLedger(ledger),
  };
}
