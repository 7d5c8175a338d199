/** Statements of the head: the format, the rules, the players, and metadata. */

import { isDate } from '../date.ts';
import type { Draft } from '../draft.ts';
import { tidyName } from '../free-text.ts';
import { groupMeta } from '../metadata.ts';
import type { Noted } from '../model.ts';
import { VERSION } from '../model.ts';
import { nearest } from '../nearest.ts';
import { quoted } from '../problem-list.ts';
import { emptyRecord } from '../record.ts';
import { ID_PATTERN, isKnownMeta, isPrivateMeta, isReserved, META_WORDS, OPTION_PATTERN } from '../words.ts';
import { blameStatement, blameWord, type Handler, type Reading } from './reading.ts';
import { expectEnd, readText } from './values.ts';

const OMITTED = 'passes=omitted';

export const HEAD_STATEMENTS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['revolution-log', readHeader],
  ['rules', readRules],
  ['player', readNewPlayer],
  ['recorded', readRecorded],
]);

function readHeader(r: Reading): Draft<Noted> | null {
  if (r.head.header !== undefined)
    return blameStatement(r, 'syntax.twice', { word: 'revolution-log', of: '' });
  const version = r.scan.word();
  if (version !== String(VERSION)) {
    blameWord(r, 'syntax.version', { found: quoted(version), known: VERSION });
  }
  expectEnd(r, 'revolution-log');
  r.head.header = { span: r.scan.statementSpan() };
  return r.head.header;
}

function readRules(r: Reading): Draft<Noted> | null {
  const { head, scan } = r;
  if (head.rules.span !== undefined) return blameStatement(r, 'syntax.twice', { word: 'rules', of: '' });
  const game = scan.word();
  if (game === '') return blameStatement(r, 'syntax.missing', { word: 'rules', needs: 'game' });
  const options = emptyRecord<string>();
  for (let word = scan.word(); word !== ''; word = scan.word()) readOption(r, word, options);
  head.rules = { span: scan.statementSpan(), game, options };
  return head.rules;
}

function readOption(r: Reading, word: string, options: Record<string, string>): void {
  const [, name, value] = OPTION_PATTERN.exec(word) ?? [];
  if (name === undefined || value === undefined) blameWord(r, 'syntax.option', { found: quoted(word) });
  else if (name in options) blameWord(r, 'syntax.twice', { word: 'rules', of: quoted(name) });
  else options[name] = value;
}

function readNewPlayer(r: Reading): Draft<Noted> | null {
  const id = r.scan.word();
  if (id === '') return blameStatement(r, 'syntax.missing', { word: 'player', needs: 'player' });
  if (!ID_PATTERN.test(id)) return blameWord(r, 'syntax.id', { found: quoted(id) });
  if (isReserved(id)) return blameWord(r, 'syntax.id-reserved', { found: id });
  if (r.ids.has(id)) return blameWord(r, 'syntax.twice', { word: 'player', of: quoted(id) });
  const name = tidyName(readText(r));
  expectEnd(r, 'player');
  const player = { span: r.scan.statementSpan(), id, name: name === '' ? id : name };
  r.ids.add(id);
  r.head.players.push(player);
  return player;
}

function readRecorded(r: Reading): Draft<Noted> | null {
  const word = r.scan.word();
  if (word === '') return blameStatement(r, 'syntax.missing', { word: 'recorded', needs: 'option' });
  if (word !== OMITTED) {
    const facts = { found: quoted(word), word: 'recorded', expected: [OMITTED], nearest: OMITTED };
    return blameWord(r, 'syntax.word', facts);
  }
  if (r.head.passesOmitted) return blameStatement(r, 'syntax.twice', { word: 'recorded', of: '' });
  expectEnd(r, 'recorded');
  r.head.passesOmitted = true;
  r.head.recorded = { span: r.scan.statementSpan() };
  return r.head.recorded;
}

/** Reads metadata; the key was just read. */
export function readMeta(r: Reading, key: string): Draft<Noted> {
  if (!isKnownMeta(key) && !isPrivateMeta(key)) warnOfKey(r, key);
  const value = readText(r);
  if (key === 'date' && !isDate(value)) blameWord(r, 'syntax.date', { found: quoted(value) });
  expectEnd(r, key);
  const meta = { span: r.scan.statementSpan(), key, value };
  r.head.meta.push(meta);
  return meta;
}

/** Warns, once a word, that nobody knows it as metadata. */
function warnOfKey(r: Reading, key: string): void {
  if (r.strangeKeys.has(key)) return;
  r.strangeKeys.add(key);
  const near = nearest(key, [...META_WORDS, ...HEAD_STATEMENTS.keys()]);
  blameWord(r, 'syntax.metadata', { found: quoted(key), nearest: near });
}

/** Ends the head: tells what a match cannot do without, and puts metadata of the same key together. */
export function closeHead(r: Reading): void {
  const { head, problems, scan } = r;
  const top = head.header?.span ?? scan.top;
  if (!r.started) problems.report('syntax.empty', top, {});
  else {
    if (head.rules.game === '') problems.report('syntax.rules-missing', top, {});
    if (head.players.length === 0) problems.report('syntax.players-missing', top, {});
  }
  head.meta = groupMeta(head.meta);
}
