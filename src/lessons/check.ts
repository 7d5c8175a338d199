/**
 * Holds a lesson's steps against its log, by the rules: moments that exist and rise, questions where there is something to choose,
 * accepted answers that are legal, bets that the log settles. A site whose lesson has a fault is not built.
 */
import { explainRefusal } from '../explain/explain-refusal.ts';
import { en } from '../explain/messages/en/index.ts';
import { LANGUAGES } from '../explain/messages/languages.ts';
import { richToText } from '../explain/rich-to-text.ts';
import { readCard } from '../log/card-text.ts';
import { fieldsOf, itemsOf, type JsonNode } from '../log/json/node.ts';
import type { Timeline } from '../replay/frame.ts';
import { isAllowed } from '../replay/what-if/deed.ts';
import type { Game } from '../rules/game.ts';
import { gameById } from '../rules/games.ts';
import { settle } from './bet.ts';
import { isBefore, type Spot, spotOf } from './moments.ts';
import { type Question, questionAt } from './question.ts';
import type { LessonFault } from './read-lesson.ts';
import type { Ask, Lesson, Predict, Step } from './schema.ts';
import { readStatement } from './statement.ts';

interface Checking {
  readonly game: Game;
  readonly timeline: Timeline;
  readonly lesson: Lesson;
  readonly blame: (node: JsonNode | undefined, what: string) => void;
}

/** All faults of a lesson that could be read, in reading order. `root` gives their lines; `complete`: texts need every language. */
export function checkLesson(
  lesson: Lesson,
  root: JsonNode,
  timeline: Timeline,
  complete: boolean,
): LessonFault[] {
  const faults: LessonFault[] = [];
  const blame: Checking['blame'] = (node, what) => faults.push({ line: (node ?? root).span.line, what });
  const game = gameById(timeline.game);
  if (!game) return [{ line: 1, what: `The log is of no game that is known: ${timeline.game}.` }];
  const fields = fieldsOf(root);
  const c: Checking = { game, timeline, lesson, blame };
  itemsOf(fields.get('rules')?.node).forEach((node) => {
    if (!game.ruleIds.some((id) => id === node.value)) blame(node, `${game.id} has no rule ${node.value}.`);
  });
  if (seatOf(timeline, lesson.seat) < 0) blame(fields.get('seat')?.node, `Nobody is called ${lesson.seat}.`);
  checkTexts(root, complete ? LANGUAGES : [], blame);
  const steps = itemsOf(fields.get('steps')?.node);
  let last: Spot = { round: 0, frame: 0 };
  lesson.steps.forEach((step, i) => {
    const node = steps[i] ?? root;
    const spot = spotOf(timeline.rounds, step.at);
    if (!spot) {
      blame(fieldsOf(node).get('at')?.node, `The log has no moment ${step.at}.`);
      return;
    }
    if (isBefore(spot, last)) blame(fieldsOf(node).get('at')?.node, `${step.at} lies before the step above.`);
    last = checkStep(c, step, node, spot);
  });
  return faults.sort((a, b) => a.line - b.line);
}

/** Checks a step; gives the spot where it leaves the reader. */
function checkStep(c: Checking, step: Step, node: JsonNode, spot: Spot): Spot {
  checkHighlights(c, node, spot);
  if ('ask' in step) return checkAsk(c, step, node, spot);
  return 'predict' in step ? checkPredict(c, step, node, spot) : spot;
}

function checkAsk({ game, timeline, lesson, blame }: Checking, step: Ask, node: JsonNode, spot: Spot): Spot {
  const round = timeline.rounds[spot.round];
  const name = step.seat ?? lesson.seat;
  if (name !== lesson.seat && lesson.reveal !== 'open')
    blame(node, `The reader does not see the cards of ${name}.`);
  const question = round && questionAt(game, timeline.setup, round, spot.frame, seatOf(timeline, name));
  if (!question) {
    blame(node, `${name} has nothing to choose at ${step.at}, or the log does not tell what he chose.`);
    return spot;
  }
  const fields = fieldsOf(node);
  itemsOf(fields.get('accept')?.node).forEach((each) => {
    if (each.value !== 'log' && each.value !== 'any')
      checkStatement(game, timeline, question, each, String(each.value), true, blame);
  });
  for (const [text, field] of fieldsOf(fields.get('answers')?.node)) {
    checkStatement(game, timeline, question, field.node, text, false, blame);
  }
  return { round: spot.round, frame: question.next };
}

function checkStatement(
  game: Game,
  { players }: Timeline,
  question: Question,
  node: JsonNode,
  text: string,
  legal: boolean,
  blame: Checking['blame'],
): void {
  const { seat, state, due, kind } = question;
  const to = due?.type === 'give' ? due.to : null;
  const deed = readStatement(text, { seat, to, gap: kind === 'gap' });
  if (!deed) blame(node, `“${text}” is nothing that can be done here.`);
  if (!deed || !legal || isAllowed(game, state, deed)) return;
  const refusal = deed.type === 'clear' ? null : game.judge(state, deed);
  const top = state.trick?.plays.at(-1) ?? null;
  const names = players.map(({ name }) => name);
  const why = refusal && richToText(explainRefusal(refusal, { names, actor: seat, top }, en), en, 'ascii');
  blame(node, `“${text}” is accepted, but against the rules: ${why ?? 'the trick is not over.'}`);
}

function checkPredict({ timeline, blame }: Checking, step: Predict, node: JsonNode, spot: Spot): Spot {
  const { choices } = step;
  const round = timeline.rounds[spot.round];
  if (Array.isArray(choices)) {
    if (choices.filter(({ right }) => right).length !== 1)
      blame(node, 'Of the choices exactly one must be right.');
  } else if (!round || !settle(round, spot.frame, choices)) {
    blame(node, `The log does not settle at ${step.at} what the bet asks (${choices}).`);
  }
  if (step.until === undefined) return spot;
  const until = spotOf(timeline.rounds, step.until);
  if (until && until.round === spot.round && !isBefore(until, spot)) return until;
  blame(fieldsOf(node).get('until')?.node, `${step.until} is no moment of the same round after ${step.at}.`);
  return spot;
}

function checkHighlights({ timeline, blame }: Checking, node: JsonNode, spot: Spot): void {
  const frame = timeline.rounds[spot.round]?.frames[spot.frame];
  itemsOf(fieldsOf(node).get('highlight')?.node).forEach((each) => {
    const [kind, of = ''] = String(each.value).split(':');
    if (kind === 'hand' && seatOf(timeline, of) < 0) blame(each, `Nobody is called ${of}.`);
    if (kind === 'talon' && frame?.talon.length === 0) blame(each, 'There is no talon here.');
    const card = kind === 'card' ? readCard(of) : null;
    const shown = [...(frame?.hands.flat() ?? []), ...(frame?.pile.flatMap(({ cards }) => cards) ?? [])];
    if (kind === 'card' && (card === null || !shown.includes(card)))
      blame(each, `The card ${of} is not to be seen here.`);
  });
}

/** Every text has at least one language, or each of those asked for. */
function checkTexts(root: JsonNode, languages: readonly string[], blame: Checking['blame']): void {
  const visit = (node: JsonNode): void => {
    const fields = fieldsOf(node);
    const isText = [...fields.keys()].some((key) => LANGUAGES.some((language) => language === key));
    const lacking = isText ? languages.filter((language) => !fields.has(language)) : [];
    if (lacking.length > 0) blame(node, `The text is missing in ${lacking.join(', ')}.`);
    if (node.type === 'object' && fields.size === 0) blame(node, 'Here is no text in any language.');
    for (const { node: each } of fields.values()) visit(each);
    for (const item of itemsOf(node)) visit(item);
  };
  visit(root);
}

function seatOf({ players }: Timeline, id: string): number {
  return players.findIndex((player) => player.id === id);
}
