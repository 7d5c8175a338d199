/** Statements that a player makes: `ari plays 7d 7h !`. */

import type { Draft } from '../draft.ts';
import type { LogAction, Noted, PlayerId } from '../model.ts';
import { nearest } from '../nearest.ts';
import { quoted } from '../problem-list.ts';
import { VERBS } from '../words.ts';
import { blameStatement, blameWord, entriesOf, type Reading, spanWithCards } from './reading.ts';
import { expectEnd, readCards, readPlayer } from './values.ts';

type ReadAction = (r: Reading, player: PlayerId) => LogAction | null;

const READERS: ReadonlyMap<string, ReadAction> = new Map<string, ReadAction>([
  ['plays', withCards('play', 'plays')],
  ['passes', (_, player) => ({ span: undefined, type: 'pass', player })],
  ['gives', readGift],
  ['swaps', withCards('swap', 'swaps')],
  ['keeps', (_, player) => ({ span: undefined, type: 'keep', player })],
  ['revolts', withCards('revolt', 'revolts')],
]);

/** Reads the action of the player whose id was just read. */
export function readAction(r: Reading, player: PlayerId): Draft<Noted> | null {
  const verb = r.scan.word();
  const read = READERS.get(verb);
  if (read === undefined) return blameVerb(r, player, verb);
  const action: Draft<LogAction> | null = read(r, player);
  const forced = readMark(r);
  if (action === null) return null;
  expectEnd(r, verb);
  if (forced) action.forced = true;
  action.span = 'cards' in action ? spanWithCards(r) : r.scan.statementSpan();
  entriesOf(r)?.push(action);
  return action;
}

function withCards(type: 'play' | 'swap' | 'revolt', verb: string): ReadAction {
  return (r, player) => {
    const cards = readCards(r);
    if (cards === null) return blameStatement(r, 'syntax.missing', { word: verb, needs: 'cards' });
    return { span: undefined, type, player, cards };
  };
}

function readGift(r: Reading, player: PlayerId): LogAction | null {
  const cards = readCards(r, 'to');
  if (cards === null) return blameStatement(r, 'syntax.missing', { word: 'gives', needs: 'cards' });
  if (r.scan.word() !== 'to') return blameStatement(r, 'syntax.missing', { word: 'gives', needs: 'to' });
  const to = readPlayer(r, 'gives');
  return to === null ? null : { span: undefined, type: 'give', player, to, cards };
}

/** Whether the statement ends with the recorder's `!`. */
function readMark(r: Reading): boolean {
  const before = r.scan.at;
  if (r.scan.word() === '!') return true;
  r.scan.at = before;
  return false;
}

function blameVerb(r: Reading, player: PlayerId, verb: string): null {
  if (verb === '') return blameStatement(r, 'syntax.missing', { word: player, needs: 'verb' });
  return blameWord(r, 'syntax.word', {
    found: quoted(verb),
    word: player,
    expected: VERBS,
    nearest: nearest(verb, VERBS),
  });
}
