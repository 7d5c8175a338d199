/**
 * Writes a match as canonical text: one blank between words, a blank line before each round, the
 * statements of a round in the order of the format, variations indented, file comments gone.
 */
import { FORMAT, type LogRound, type Match, type RevolutionCheck, VERSION } from '../model.ts';
import { printEntries, startOfPlay } from './print-entries.ts';
import { amounts, pushStatement, withText } from './print-line.ts';

/** The match as text, ending with a line feed. `parseText` gives it back, spans aside. */
export function printText(match: Match): string {
  const out: string[] = [];
  printHead(out, match);
  for (const round of match.rounds) {
    out.push('');
    printRound(out, round);
  }
  return `${out.join('\n')}\n`;
}

function printHead(out: string[], match: Match): void {
  const { rules } = match;
  pushStatement(out, `${FORMAT} ${VERSION}`, match.header);
  const options = Object.entries(rules.options).map(([name, value]) => ` ${name}=${value}`);
  if (rules.game !== '') pushStatement(out, `rules ${rules.game}${options.join('')}`, rules);
  for (const meta of match.meta) pushStatement(out, withText(meta.key, meta.value), meta);
  for (const player of match.players) {
    const name = player.name === player.id ? '' : player.name;
    pushStatement(out, withText(`player ${player.id}`, name), player);
  }
  if (match.passesOmitted) pushStatement(out, 'recorded passes=omitted', match.recorded);
}

function printRound(out: string[], round: LogRound): void {
  const { titles, scores, dealer, talon, revolution, order, points, entries } = round;
  pushStatement(out, `round ${round.number}`, round);
  if (titles) pushStatement(out, `titles ${titles.order.join(' ')}`, titles);
  if (scores) pushStatement(out, `scores ${amounts(scores.totals)}`, scores);
  if (dealer) pushStatement(out, `dealer ${dealer.player}`, dealer);
  for (const hand of round.deal) pushStatement(out, `deal ${hand.player} ${hand.cards.join(' ')}`, hand);
  if (talon) pushStatement(out, `talon ${talon.cards.join(' ')}`, talon);
  const cut = startOfPlay(entries);
  printEntries(out, entries.slice(0, cut), '');
  if (revolution) pushStatement(out, revolutionLine(revolution), revolution);
  printEntries(out, entries.slice(cut), '');
  if (order) pushStatement(out, `order ${order.order.join(' ')}`, order);
  if (points) pushStatement(out, `points ${amounts(points.points)}`, points);
}

function revolutionLine({ state, by }: RevolutionCheck): string {
  return state === 'none' ? 'revolution none' : `revolution ${state} by ${by.join(' ')}`;
}
