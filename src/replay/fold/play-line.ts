/**
 * The main loop of the fold: takes a line's steps one after the other, with all that happens between them by the rules
 * alone. It reads like the rules of a round: exchange, check, tricks, ranking.
 */

import type { Noted } from '../../log/model.ts';
import type { Problem } from '../../log/problem.ts';
import type { Seat } from '../../rules/game.ts';
import { learnSettled, withKnownCards } from '../infer/known-cards.ts';
import { mend } from '../mend/mend.ts';
import { isStray, waitingIn } from '../mend/stray-trick.ts';
import { checkRevolution } from './check-revolution.ts';
import { completeExchange } from './complete-exchange.ts';
import { followsGap, type Line, remarksOn } from './line.ts';
import { passUpTo, passWhoeverIsLeft, tellUnsaid } from './missing-passes.ts';
import { type ActStep, isOfTricks, type PlannedStep } from './plan.ts';
import { namesOf } from './table.ts';
import { isOnTrust, takeOnTrust, trustCheck } from './untitled-exchange.ts';

/** Plays the line to the end of its steps. */
export function playLine(line: Line): void {
  for (const [at, step] of line.steps.entries()) {
    if (step.type === 'act') takeAction(line, at, step);
    else openTrick(line, at, step);
  }
  finish(line);
}

function takeAction(line: Line, at: number, step: ActStep): void {
  const { walk, table } = line;
  if (walk.isIn('ranking')) return;
  if (isOnTrust(line, step)) {
    takeOnTrust(line, step);
    return;
  }
  if (isOfTricks(step.action)) {
    reachTricks(line, at);
    if (step.action.type === 'revolt') reachGap(line, step);
    else {
      if (table.passesOmitted) passUpTo(line, step.action.seat, step.entry);
      if (walk.isBetweenTricks) walk.clear();
    }
  }
  const known = withKnownCards(line, at, step);
  if (!walk.act(known.action, remarksOn(line, step.entry))) mend(line, at, known);
  if (!isOfTricks(step.action)) learnSettled(line);
}

/** What has to be over before a card can be laid: the exchange, and the check for a revolution. */
function reachTricks(line: Line, at: number): void {
  if (line.walk.isIn('exchanging')) completeExchange(line, at);
  if (line.walk.isIn('revolutionCheck')) checkRevolution(line);
  trustCheck(line);
}

/** A revolution is laid when a trick has ended (F11): where no passes are written, whoever is left has passed. */
function reachGap(line: Line, { entry }: ActStep): void {
  const { walk, table } = line;
  const isOpen = walk.isIn('tricks') && !walk.isBetweenTricks && walk.round.trick?.plays.length !== 0;
  if (table.passesOmitted && isOpen) walk.note(tellUnsaid(line, passWhoeverIsLeft(walk), entry));
}

/** The log says that a trick is opened: the one before has ended. */
function openTrick(line: Line, at: number, { entry }: Extract<PlannedStep, { type: 'mark' }>): void {
  const { walk, table } = line;
  reachTricks(line, at);
  const isLeadDue = !walk.isIn('tricks') || walk.round.trick?.plays.length === 0;
  if (isLeadDue || table.game.roundOver(walk.round)) {
    walk.remark(entry.commentary);
    return;
  }
  if (!walk.isBetweenTricks && isStray(line, at)) {
    walk.note([tellOpen(line, entry, waitingIn(walk.round, table.game))]);
    return;
  }
  const problems = walk.isBetweenTricks ? [] : endTrick(line, at, entry);
  const { commentary, problems: read = [] } = remarksOn(line, entry);
  walk.clear({ commentary, problems: [...read, ...problems] });
}

/** Ends a trick in which some may still act: they are taken to have passed. */
function endTrick(line: Line, at: number, entry: Noted): Problem[] {
  const waiting = passWhoeverIsLeft(line.walk);
  if (line.table.passesOmitted) return tellUnsaid(line, waiting, entry);
  return followsGap(line, at) ? [] : [tellOpen(line, entry, waiting)];
}

function tellOpen({ table, book }: Line, { span }: Noted, waiting: readonly Seat[]): Problem {
  return book.report('trick.open', span, { waiting: namesOf(table, waiting) });
}

/** After the last step: a check that needs nobody, and after the last trick the places. */
function finish(line: Line): void {
  const { walk, table, seen, isMain } = line;
  if (isMain && walk.isIn('exchanging') && (seen.verdict || onlyTheTalonIsLeft(line)))
    completeExchange(line, line.steps.length);
  if (walk.isIn('revolutionCheck')) checkRevolution(line);
  if (walk.isBetweenTricks && table.game.roundOver(walk.round)) walk.clear();
}

/** Whether all gifts are made: who does nothing about the talon keeps his cards (A23). */
function onlyTheTalonIsLeft({ walk, table }: Line): boolean {
  return walk.round.trades.length > 0 && table.game.dues(walk.round).every((due) => due.type === 'swap');
}
