/**
 * A round as compact JSON: a column a field, every value stored once and named by its number.
 * `unpackRound(packRound(x))` equals x, and equal parts of the frames are then the same object, so a
 * round takes little room on the wire and in memory.
 */
import type { SeenCard } from '../cards/card.ts';
import type { Branch, Frame, RoundTimeline } from './frame.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Frames by field; a number is a place in one of the tables. */
type Columns = { readonly [Field in keyof Frame]: readonly Json[] };

export interface PackedRound {
  readonly summary: RoundTimeline['summary'];
  readonly problems: RoundTimeline['problems'];
  /** Lists of cards as text, two letters a card. */
  readonly cards: readonly string[];
  /** All other values. */
  readonly values: readonly unknown[];
  readonly frames: Columns;
  readonly branches: readonly PackedBranch[];
}

interface PackedBranch {
  readonly name: string;
  readonly title: string;
  readonly from: string;
  readonly frames: Columns;
}

/** How a field is stored: as it stands, in the table of values, as cards, or as a list of one of these. */
type Kind = 'plain' | 'value' | 'cards' | 'values' | 'hands';

const FIELDS: Readonly<Record<keyof Frame, Kind>> = {
  at: 'plain',
  trick: 'plain',
  states: 'value',
  taken: 'value',
  did: 'value',
  inferred: 'plain',
  refusal: 'value',
  hands: 'hands',
  talon: 'cards',
  pile: 'values',
  passed: 'value',
  turn: 'plain',
  direction: 'value',
  out: 'value',
  choices: 'values',
  commentary: 'value',
  problems: 'value',
};

export function packRound(round: RoundTimeline): PackedRound {
  const cards = new Table<readonly SeenCard[]>((list) => list.join(''));
  const values = new Table<unknown>((value) => JSON.stringify(value));
  const pack = (frames: readonly Frame[]) => packFrames(frames, cards, values);
  return {
    summary: round.summary,
    problems: round.problems,
    frames: pack(round.frames),
    branches: round.branches.map((branch) => ({ ...branch, frames: pack(branch.frames) })),
    cards: cards.items.map((list) => list.join('')),
    values: values.items,
  };
}

export function unpackRound(packed: PackedRound): RoundTimeline {
  const cards = packed.cards.map(splitCards);
  const unpack = (columns: Columns) => unpackFrames(columns, cards, packed.values);
  return {
    summary: packed.summary,
    problems: packed.problems,
    frames: unpack(packed.frames),
    branches: packed.branches.map((branch): Branch => ({ ...branch, frames: unpack(branch.frames) })),
  };
}

/** Distinct values in the order in which they came, found again by a key. */
class Table<T> {
  readonly items: T[] = [];
  readonly #places = new Map<string, number>();
  readonly #keyOf: (item: T) => string;

  constructor(keyOf: (item: T) => string) {
    this.#keyOf = keyOf;
  }

  place(item: T): number {
    const key = this.#keyOf(item);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.items.length);
    return this.items.push(item) - 1;
  }
}

function packFrames(
  frames: readonly Frame[],
  cards: Table<readonly SeenCard[]>,
  values: Table<unknown>,
): Columns {
  const fields = Object.keys(FIELDS) as (keyof Frame)[];
  const column = (field: keyof Frame) =>
    frames.map((frame) => packField(FIELDS[field], frame[field], cards, values));
  return Object.fromEntries(fields.map((field) => [field, column(field)])) as {
    [Field in keyof Frame]: Json[];
  };
}

function packField(
  kind: Kind,
  value: unknown,
  cards: Table<readonly SeenCard[]>,
  values: Table<unknown>,
): Json {
  if (kind === 'plain') return value as Json;
  if (kind === 'value') return values.place(value);
  if (kind === 'cards') return cards.place(value as SeenCard[]);
  if (kind === 'values') return (value as unknown[]).map((item) => values.place(item));
  return (value as SeenCard[][]).map((hand) => cards.place(hand));
}

function unpackFrames(columns: Columns, cards: readonly SeenCard[][], values: readonly unknown[]): Frame[] {
  const shared = new Map<string, unknown>();
  /** A list of table entries, the same array for the same numbers. */
  const list = (numbers: readonly number[], table: readonly unknown[], kind: Kind) => {
    const key = `${kind}${numbers}`;
    if (!shared.has(key))
      shared.set(
        key,
        numbers.map((number) => table[number]),
      );
    return shared.get(key);
  };
  const field = (kind: Kind, packed: Json): unknown => {
    if (kind === 'plain') return packed;
    if (kind === 'value') return values[packed as number];
    if (kind === 'cards') return cards[packed as number];
    return list(packed as number[], kind === 'hands' ? cards : values, kind);
  };
  const fields = Object.entries(FIELDS) as [keyof Frame, Kind][];
  return columns.at.map(
    (_, i) =>
      Object.fromEntries(
        fields.map(([name, kind]) => [name, field(kind, columns[name][i] ?? null)]),
      ) as unknown as Frame,
  );
}

function splitCards(text: string): SeenCard[] {
  return (text.match(/../g) ?? []) as SeenCard[];
}
