/**
 * The names under which the JSON form keeps commentary on statements that are no actions: the words
 * that the statement begins with in the text form, and a number where that is not enough.
 */
import type { LogHead, LogRound, Noted } from '../model.ts';
import { FORMAT } from '../model.ts';

/** `rules`, `player.ari`, `event`, for repeated metadata also `note.2`. */
export function headStatements(head: LogHead): Map<string, Noted> {
  const { header, rules, recorded } = head;
  const statements = present({ [FORMAT]: header, rules, recorded });
  const counts = new Map<string, number>();
  for (const meta of head.meta) {
    const count = (counts.get(meta.key) ?? 0) + 1;
    counts.set(meta.key, count);
    statements.set(count === 1 ? meta.key : `${meta.key}.${count}`, meta);
  }
  for (const player of head.players) statements.set(`player.${player.id}`, player);
  return statements;
}

/** `round`, `dealer`, `deal.ari`, `order` … */
export function roundStatements(round: LogRound): Map<string, Noted> {
  const { titles, scores, dealer, talon, revolution, order, points } = round;
  const statements = present({ round, titles, scores, dealer, talon, revolution, order, points });
  for (const hand of round.deal) statements.set(`deal.${hand.player}`, hand);
  return statements;
}

function present(named: Readonly<Record<string, Noted | undefined>>): Map<string, Noted> {
  const statements = new Map<string, Noted>();
  for (const [name, statement] of Object.entries(named)) {
    if (statement !== undefined) statements.set(name, statement);
  }
  return statements;
}
