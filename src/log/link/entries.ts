/** What happened in a round as choices: trick marks, variations, and what each player did. */
import { DEEPEST_VARIATION } from '../limits.ts';
import type { Entry, LogAction, Variation } from '../model.ts';
import { codeLaid } from './cards.ts';
import { LinkFault } from './coder.ts';
import { type Codec, codeFlag, codeOneOf } from './numbers.ts';
import { inOrder } from './order.ts';
import type { Table, Verb } from './table.ts';
import { codeText } from './text.ts';

const KINDS = ['action', 'trick', 'variation', 'end'] as const;
const VERBS: readonly Verb[] = ['play', 'pass', 'give', 'swap', 'keep', 'revolt'];
const MOST_ENTRIES = 20_000;

export interface Players extends Codec {
  readonly ids: readonly string[];
}

/** The entries of a round or a variation. `table` changes with them. */
export function codeEntries(codec: Players, table: Table, entries: readonly Entry[], depth = 0): Entry[] {
  if (depth > DEEPEST_VARIATION) throw new LinkFault('too deep');
  const read: Entry[] = [];
  let before = table.copy();
  let last = 'start';
  while (read.length <= MOST_ENTRIES) {
    const entry = entries[read.length];
    const { closing } = table;
    const likely = closing === 2 || last === 'trick' ? undefined : 'action';
    const kind = codeOneOf(codec, `kind ${closing} ${last} ${depth > 0}`, KINDS, kindOf(entry), likely);
    if (kind === 'end') return read;
    if (kind === 'variation') {
      const own = entry?.type === 'variation' ? entry : null;
      read.push(codeVariation(codec, before.copy(), own, depth));
    } else if (kind === 'trick') {
      read.push({ type: 'trick' });
      table.openTrick();
    } else {
      before = table.copy();
      read.push(codeAction(codec, table, isAction(entry) ? entry : null));
    }
    last = kind === 'action' ? (table.last?.verb ?? '') : kind;
  }
  throw new LinkFault('too many entries');
}

function kindOf(entry: Entry | undefined): (typeof KINDS)[number] {
  if (entry === undefined) return 'end';
  return isAction(entry) ? 'action' : entry.type;
}

function isAction(entry: Entry | undefined): entry is LogAction {
  return entry !== undefined && entry.type !== 'trick' && entry.type !== 'variation';
}

/** A variation stands most often after the action that it is instead of: `table` is the one before that. */
function codeVariation(codec: Players, table: Table, variation: Variation | null, depth: number): Variation {
  const at = codeText(codec, variation?.at ?? '');
  const isNamed = codeFlag(codec, 'variation named', variation?.name !== undefined);
  const name = isNamed ? { name: codeText(codec, variation?.name ?? '') } : {};
  return {
    type: 'variation',
    at,
    ...name,
    entries: codeEntries(codec, table, variation?.entries ?? [], depth + 1),
  };
}

function codeAction(codec: Players, table: Table, action: LogAction | null): LogAction {
  const { c, tables, ids } = codec;
  if (table.closing === 2) table.openTrick();
  const likely = table.likely();
  const place = action ? likely.indexOf(ids.indexOf(action.player)) : 0;
  const phase = table.last?.verb ?? 'start';
  const seat =
    likely[
      c.pick(tables.of(`seat ${phase} ${table.top === null} ${hasPassed(table)}`, likely.length, 0), place)
    ] ?? 0;
  const mood = moodOf(table, seat);
  const verb = codeOneOf(codec, `verb ${mood.name}`, VERBS, action?.type, mood.likely);
  const cards = verb === 'pass' || verb === 'keep' ? [] : codeLaid(codec, table, seat, verb, cardsOf(action));
  const to = verb === 'give' ? codeReceiver(codec, table, seat, action) : null;
  const forced = codeFlag(codec, 'forced', action?.forced === true);
  table.act(seat, verb, cards, to);
  const player = ids[seat] ?? '';
  const mark = forced ? { forced } : {};
  if (verb === 'pass' || verb === 'keep') return { type: verb, player, ...mark };
  if (verb === 'give') return { type: verb, player, to: ids[to ?? 0] ?? '', cards, ...mark };
  return { type: verb, player, cards, ...mark };
}

function codeReceiver(
  { c, ids, tables }: Players,
  table: Table,
  seat: number,
  action: LogAction | null,
): number {
  const to = action?.type === 'give' ? ids.indexOf(action.to) : 0;
  // Who gave last is often who gets something now.
  const giver = table.last?.verb === 'give' ? table.last.seat : null;
  const order = ids.map((_, i) => (seat + 1 + i) % ids.length);
  const likely = giver === null ? order : [giver, ...order.filter((each) => each !== giver)];
  return likely[c.pick(tables.of(`to ${giver !== null}`, likely.length), likely.indexOf(to))] ?? 0;
}

function cardsOf(action: LogAction | null) {
  return action && 'cards' in action ? inOrder(action.cards) : [];
}

/** Whether whoever is likely to be next has passed in this trick. */
function hasPassed(table: Table): boolean {
  return table.passed.has(table.likely()[0] ?? -1);
}

/** What makes a pass likely: whether something lies, and whether the hand could lie on it. */
function moodOf(table: Table, seat: number): { readonly name: string; readonly likely?: Verb } {
  const { top, last } = table;
  if (last === null) return { name: 'first' };
  if (top === null) {
    const isTrade = last.verb === 'give' || last.verb === 'swap' || last.verb === 'keep';
    return isTrade ? { name: `after ${last.verb}` } : { name: 'lead', likely: 'play' };
  }
  const hand = table.hands[seat];
  if (!hand) return { name: 'unknown' };
  const [onward, back] = table.answers(hand, top);
  const passed = Math.min(2, table.passed.size);
  return { name: `${onward} ${back} ${passed}`, ...(onward ? {} : { likely: 'pass' as const }) };
}
