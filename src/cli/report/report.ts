/** The report on a reviewed match as blocks: who played how well, the biggest mistakes, and every round with its ledger and decisions. */
import { type RoundLedger, TERMS } from '../../analysis/ledger/model.ts';
import { isMistake } from '../../analysis/review/classes.ts';
import {
  CLASSES,
  type Decision,
  type MatchReview,
  type PlayerReview,
  type RoundReview,
} from '../../analysis/review/model.ts';
import { beside } from '../../charts/beside.ts';
import { waterfall } from '../../charts/waterfall.ts';
import { describeDecision, describeDeed } from '../../explain/describe-decision.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import type { Part, Rich } from '../../explain/rich.ts';
import { richToText } from '../../explain/rich-to-text.ts';
import { toldCost } from '../../explain/told-cost.ts';
import { ledgerData } from '../../view/analysis/ledger-data.ts';
import { type Block, heading, text } from './document.ts';

/** What a report says beside the review itself. */
export interface Told {
  readonly title: string;
  readonly game: string;
  /** By seat, as the report shall name them. */
  readonly names: readonly string[];
  /** The seat to report on alone; null for all. */
  readonly seat: number | null;
  readonly version: string;
  readonly messages: Messages;
}

/** So many of the biggest mistakes stand at the head. */
const MOST_MISTAKES = 20;

export function reportBlocks(review: MatchReview, told: Told): Block[] {
  const { report } = told.messages;
  return [
    heading(1, report.title(told.title)),
    text(report.made({ ...review.made, version: told.version })),
    text(report.limits),
    heading(2, report.players),
    playersTable(review.players, told),
    ...biggest(review, told),
    ...(review.ledger && told.seat === null && review.rounds.length > 1
      ? [heading(2, told.messages.ledger.title), ...ledgerBlocks(review.ledger, told, told.title)]
      : []),
    ...review.rounds.flatMap((round) => roundBlocks(round, review, told)),
  ];
}

function playersTable(players: readonly PlayerReview[], told: Told): Block {
  const { report, review } = told.messages;
  const { columns, counts } = report;
  const shown = players.filter(({ seat }) => told.seat === null || told.seat === seat);
  return {
    kind: 'table',
    head: [
      columns.player,
      columns.accuracy,
      columns.decisions,
      ...CLASSES.map((one) => counts[one]),
      columns.lost,
    ],
    rows: shown.map((player): Rich[] => [
      [playerOf(told, player.seat)],
      [player.accuracy === null ? report.noAccuracy : review.whole(player.accuracy)],
      [String(player.decisions)],
      ...CLASSES.map((one) => [String(player.classes[one])]),
      [review.fixed(player.lost)],
    ]),
  };
}

function biggest(review: MatchReview, told: Told): Block[] {
  const { report } = told.messages;
  const judged = review.rounds.some(({ skipped }) => skipped === null);
  const mistakes = review.rounds
    .flatMap(({ decisions }) => decisions.filter((one) => isMistake(one.class) && concerns(one, told)))
    .sort((a, b) => toldCost(b, b.chosen) - toldCost(a, a.chosen))
    .slice(0, MOST_MISTAKES);
  return [
    heading(2, report.biggest),
    ...(mistakes.length === 0
      ? [text(judged ? report.noMistakes : report.nothingJudged)]
      : mistakes.map((one) => decisionBlock(one, review, told))),
  ];
}

function roundBlocks(round: RoundReview, review: MatchReview, told: Told): Block[] {
  const { report, game } = told.messages;
  const title = heading(2, game.round(round.number));
  if (round.skipped) return [title, text(report.skipped[round.skipped])];
  const decisions = round.decisions.filter((one) => concerns(one, told));
  const all: Block = {
    kind: 'more',
    summary: [report.allDecisions(decisions.length)],
    blocks: decisions.map((one) => decisionBlock(one, review, told)),
  };
  return [
    title,
    ...(round.ledger ? ledgerBlocks(round.ledger, told, game.round(round.number)) : []),
    ...(decisions.length > 0 ? [all] : []),
  ];
}

/** `what` names the round or the match. */
function ledgerBlocks(ledger: RoundLedger, told: Told, what: string): Block[] {
  const { ledger: words, report, review, game } = told.messages;
  const terms = TERMS.filter((term) => ledger.some((seat) => seat.terms[term] !== 0));
  const seats = [...ledger.keys()].filter((seat) => told.seat === null || told.seat === seat);
  const rows = seats.map((seat): Rich[] => {
    const line = ledger[seat];
    return [
      [playerOf(told, seat)],
      ...terms.map((term) => [review.signed(line?.terms[term] ?? 0)]),
      [game.points(line?.points ?? 0)],
    ];
  });
  const drawn = waterfall(ledgerData(ledger, told.names, what, told.messages), { format: review.signed });
  const picture = beside(what, 'waterfall', [drawn.labels, drawn.body]);
  const figure: Block[] = told.seat === null ? [{ kind: 'figure', picture }] : [];
  return [
    ...figure,
    {
      kind: 'table',
      head: [report.columns.player, ...terms.map((term) => words.terms[term]), words.points],
      rows,
    },
    text(words.sum),
  ];
}

/** A decision: where, what it was worth and why; and all that could have been chosen. */
function decisionBlock(decision: Decision, { made }: MatchReview, told: Told): Block {
  const { messages } = told;
  const { report, review } = messages;
  const { headline, why } = describeDecision(decision, { ...told, made }, messages);
  const rows = decision.options.map(({ deed, value, se }, i): Rich[] => {
    const label = describeDeed(deed, told.names, review);
    const name: Rich = i === decision.chosen ? [report.chosen(richToText(label, messages))] : label;
    return [name, [review.signed(value)], [`± ${review.fixed(se)}`]];
  });
  return {
    kind: 'more',
    summary: [`${decision.made}: `, ...headline],
    blocks: [
      text(...why),
      { kind: 'table', head: [report.columns.choice, report.columns.value, report.columns.error], rows },
    ],
  };
}

function concerns(decision: Decision, { seat }: Told): boolean {
  return seat === null || decision.seat === seat;
}

function playerOf({ names }: Told, seat: number): Part {
  return { seat, name: names[seat] ?? '' };
}
