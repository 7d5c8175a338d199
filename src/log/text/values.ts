/** The parts that statements are made of: texts, cards, players, amounts. */
import { type SeenCard, UNKNOWN } from '../../cards/card.ts';
import { parseAmount } from '../amount.ts';
import { readCard } from '../card-text.ts';
import { controlIn } from '../free-text.ts';
import type { PlayerId } from '../model.ts';
import { nearest } from '../nearest.ts';
import { quoted } from '../problem-list.ts';
import { emptyRecord, hasKeys } from '../record.ts';
import { blameStatement, blameWord, type Reading } from './reading.ts';

/** The text up to the statement's end, unquoted where it is quoted; empty where there is none. */
export function readText(r: Reading): string {
  const { scan } = r;
  const text = scan.atQuote() ? readQuoted(r) : scan.rest();
  const control = controlIn(text);
  if (control !== null) blameWord(r, 'syntax.control', { character: control });
  return text;
}

function readQuoted(r: Reading): string {
  const raw = r.scan.quoted();
  const text = raw === null ? null : unquote(raw);
  if (text !== null) return text;
  const asItStands = raw ?? r.scan.rest();
  blameWord(r, 'syntax.string', {});
  return asItStands;
}

function unquote(raw: string): string | null {
  try {
    // A tab may stand in the text as it is; JSON alone would refuse it.
    return String(JSON.parse(raw.replaceAll('\t', '\\t')));
  } catch {
    return null;
  }
}

/** The cards up to the statement's end or to `stop`. A card that cannot be read is told and taken as unknown. Null: none there. */
export function readCards(r: Reading, stop = '!'): SeenCard[] | null {
  const cards: SeenCard[] = [];
  const { scan } = r;
  for (;;) {
    const before = scan.at;
    const word = scan.word();
    if (word === '') break;
    if (word === stop || word === '!') {
      scan.at = before;
      break;
    }
    const card = readCard(word);
    if (card === null) blameWord(r, 'syntax.card', { found: quoted(word) });
    cards.push(card ?? UNKNOWN);
  }
  return cards.length === 0 ? null : cards;
}

/** The player named next, or null where nobody is: `word` is the statement it is told of. */
export function readPlayer(r: Reading, word: string): PlayerId | null {
  const id = r.scan.word();
  if (id === '') return blameStatement(r, 'syntax.missing', { word, needs: 'player' });
  return knownPlayer(r, id);
}

/** The players up to the statement's end; null where one is unknown, stands twice, or none is there. */
export function readPlayers(r: Reading, word: string): PlayerId[] | null {
  const ids = new Set<PlayerId>();
  let sound = true;
  for (let id = r.scan.word(); id !== ''; id = r.scan.word()) {
    if (ids.has(id)) blameWord(r, 'syntax.player-again', { player: id });
    if (ids.has(id) || knownPlayer(r, id) === null) sound = false;
    else ids.add(id);
  }
  if (sound && ids.size === 0) return blameStatement(r, 'syntax.missing', { word, needs: 'player' });
  return sound ? [...ids] : null;
}

/** Amounts `player=number` up to the statement's end; a faulty one is told and left out. Null: none is left. */
export function readAmounts(r: Reading, word: string): Record<PlayerId, number> | null {
  const amounts = emptyRecord<number>();
  let count = 0;
  for (let pair = r.scan.word(); pair !== ''; pair = r.scan.word()) {
    const [id, amount] = readPair(r, pair);
    count += 1;
    if (id === null || amount === null) continue;
    if (id in amounts) blameWord(r, 'syntax.player-again', { player: id });
    else amounts[id] = amount;
  }
  if (count === 0) blameStatement(r, 'syntax.missing', { word, needs: 'amounts' });
  return hasKeys(amounts) ? amounts : null;
}

function readPair(r: Reading, pair: string): [PlayerId | null, number | null] {
  const cut = pair.indexOf('=');
  if (cut < 1) return [blameWord(r, 'syntax.amount', { found: quoted(pair) }), null];
  const amount = parseAmount(pair.slice(cut + 1));
  if (amount === null) {
    blameWord(r, 'syntax.number', { found: quoted(pair.slice(cut + 1)), kind: 'points' });
  }
  return [knownPlayer(r, pair.slice(0, cut)), amount];
}

/** The id, if somebody is called that; else it is told and null. */
function knownPlayer(r: Reading, id: string): PlayerId | null {
  if (r.ids.has(id)) return id;
  return blameWord(r, 'syntax.player', { found: quoted(id), nearest: nearest(id, r.ids) });
}

/** Reads to the end of the statement, and tells of words that are too many. */
export function expectEnd(r: Reading, word: string): void {
  const found = r.scan.rest();
  if (found !== '') blameWord(r, 'syntax.extra', { found: quoted(found), word });
}
