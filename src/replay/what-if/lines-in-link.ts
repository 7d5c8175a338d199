/**
 * A reader's lines as they travel in a link, and back: `1*r1t2p4*Three kings*2KdKhKs.3.t.2s7d8h`. After the version, three fields a
 * line: the moment, the name, the entries. An entry is the seat as one digit (of sixteen) and what it does: nothing more for a pass,
 * cards for a play, `g` with the receiver's seat and cards for a gift, `s` and cards for the talon, `k` to keep, `r` and cards for a
 * revolution; `t` opens a trick. What is read is only a claim: whether it fits the match is for the fold to say.
 */
import { isSeenCard, type SeenCard } from '../../cards/card.ts';
import type { PlayerId } from '../../log/model.ts';
import { parseAddress } from '../address.ts';
import type { LineEntry, WhatIfLine } from './line.ts';
import { tidyLineName } from './line-name.ts';

const VERSION = '1';
const SEATS = 16;
/** More than anybody makes by hand; a link that holds more was not made by this page. */
const MOST_LINES = 100;
const LONGEST_LINK = 50_000;

export function printLines(lines: readonly WhatIfLine[], ids: readonly PlayerId[]): string {
  if (lines.length === 0) return '';
  const fields = lines.flatMap(({ at, name, entries }) => [
    escapeField(at),
    escapeField(name),
    entries.map((entry) => printEntry(entry, ids)).join('.'),
  ]);
  return [VERSION, ...fields].join('*');
}

/** Null where a text is no such link, or of another version; lines that cannot be read are counted in `lost`. */
export function readLines(
  text: string,
  ids: readonly PlayerId[],
): { readonly lines: readonly WhatIfLine[]; readonly lost: number } | null {
  if (text.length > LONGEST_LINK) return null;
  const [version, ...fields] = text.split('*');
  const count = fields.length / 3;
  if (version !== VERSION || count < 1 || count > MOST_LINES || !Number.isInteger(count)) return null;
  const lines = Array.from({ length: count }, (_, i) => readLine(fields.slice(i * 3, i * 3 + 3), ids));
  const read = lines.filter((line) => line !== null);
  return { lines: read, lost: count - read.length };
}

function readLine(
  [at = '', name = '', entries = '']: readonly string[],
  ids: readonly PlayerId[],
): WhatIfLine | null {
  const address = parseAddress(unescapeField(at));
  const tidy = tidyLineName(unescapeField(name));
  const read = entries.split('.').map((entry) => readEntry(entry, ids));
  if (address?.kind !== 'moment' || tidy === '' || read.includes(null)) return null;
  return {
    round: address.round,
    at: unescapeField(at),
    name: tidy,
    entries: read.filter((entry) => entry !== null),
  };
}

function printEntry(entry: LineEntry, ids: readonly PlayerId[]): string {
  if (entry.type === 'trick') return 't';
  const seat = digitOf(entry.player, ids);
  switch (entry.type) {
    case 'pass':
      return seat;
    case 'keep':
      return `${seat}k`;
    case 'play':
      return seat + entry.cards.join('');
    case 'give':
      return `${seat}g${digitOf(entry.to, ids)}${entry.cards.join('')}`;
    default:
      return seat + entry.type[0] + entry.cards.join('');
  }
}

const ENTRY = /^([\da-f])(?:(k)|g([\da-f])((?:..)+)|([sr])?((?:..)+))?$/;

function readEntry(text: string, ids: readonly PlayerId[]): LineEntry | null {
  if (text === 't') return { type: 'trick' };
  const [whole, seat, keep, receiver, given, verb, laid] = ENTRY.exec(text) ?? [];
  const player = playerAt(seat, ids);
  if (whole === undefined || player === null) return null;
  if (keep) return { type: 'keep', player };
  const cards = readCards(laid ?? given ?? '');
  if (!cards) return null;
  if (receiver !== undefined) {
    const to = playerAt(receiver, ids);
    return to === null ? null : { type: 'give', player, to, cards };
  }
  if (cards.length === 0) return { type: 'pass', player };
  return { type: verb === 's' ? 'swap' : verb === 'r' ? 'revolt' : 'play', player, cards };
}

function readCards(text: string): SeenCard[] | null {
  const cards: string[] = text.match(/../g) ?? [];
  return cards.every(isSeenCard) ? cards : null;
}

function digitOf(player: PlayerId, ids: readonly PlayerId[]): string {
  return ids.indexOf(player).toString(SEATS);
}

function playerAt(digit: string | undefined, ids: readonly PlayerId[]): PlayerId | null {
  return digit === undefined ? null : (ids[Number.parseInt(digit, SEATS)] ?? null);
}

/** What parts fields must not stand in one. */
function escapeField(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('*', '%2A');
}

function unescapeField(text: string): string {
  return text.replaceAll('%2A', '*').replaceAll('%25', '%');
}
