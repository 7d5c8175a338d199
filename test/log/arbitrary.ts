/** Matches of any shape that a log can hold, whether or not the rules would have them. */
import fc from 'fast-check';
import { JOKER, RANKS, type SeenCard, SUITS, UNKNOWN } from '../../src/cards/card.ts';
import { groupMeta } from '../../src/log/metadata.ts';
import type { Commentary, Entry, LogRound, Match, Metadata, PlayerId } from '../../src/log/model.ts';
import { isMetaKey, isReserved } from '../../src/log/words.ts';

const CARDS: readonly SeenCard[] = [
  ...RANKS.flatMap((rank) => [...SUITS, '?' as const].map((suit): SeenCard => `${rank}${suit}`)),
  JOKER,
  UNKNOWN,
];

const NASTY = [
  'Table # 3; final',
  'a ;el b',
  '"quoted" at the start',
  'He said "hello"',
  '# lead',
  '; lead',
  '#no comment',
  ' blanks around ',
  'tab\tinside',
  'two\nlines',
  'carriage\rreturn',
  '\u202Ethe other way round',
  'שלום \u200F;x',
  '\uD800 half a character',
  'line\u2028separator',
  '\u00A0# no-break',
  '<script>alert(1)</script>',
  'back\\slash "and" quotes',
  'Ζέφυρος έπαιξε, őszinte űr 🂡',
  '!? brave',
  '\u0000\u001B[31m',
  '\uFEFFmark',
];

/** Any text: mostly what people write, often what breaks parsers. */
export const anyText = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc
    .array(fc.constantFrom('#', ';', '"', ' ', '\t', '\n', 'el', '\\', 'x'), { maxLength: 8 })
    .map((all) => all.join('')),
);

const anyName = anyText.map((text) => text.trim()).filter((text) => text !== '');
const someText = anyText.filter((text) => text !== '');

const anyId = fc.oneof(
  fc.constantFrom('ari', 'physo', 'constructor', 'prototype', 'valueof', 'r2t1p1', 'trick-2', 'x'),
  fc.stringMatching(/^[a-z][a-z0-9_-]{0,6}$/).filter((id) => !isReserved(id)),
);

const anyCards = fc.array(fc.constantFrom(...CARDS), { minLength: 1, maxLength: 6 });

const anyCommentary: fc.Arbitrary<Commentary> = fc
  .uniqueArray(fc.tuple(fc.constantFrom('', 'en', 'el', 'hu', 'pt-BR'), anyText), {
    minLength: 1,
    maxLength: 3,
    selector: ([language]) => language,
  })
  .map((all) => Object.fromEntries(all));

/** The value, sometimes with commentary on it. */
function remarked<T extends object>(value: fc.Arbitrary<T>): fc.Arbitrary<T & { commentary?: Commentary }> {
  return fc
    .tuple(value, fc.option(anyCommentary, { freq: 4, nil: undefined }))
    .map(([of, commentary]) => (commentary === undefined ? of : { ...of, commentary }));
}

function maybe<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.option(value, { nil: undefined });
}

const anyOptions = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom('pass', 'jokers', 'jokerInRevolution', 'constructor', 'x-9'),
      fc.constantFrom('turn', '2', 'false', '1.5', '-a_+'),
    ),
    { maxLength: 3, selector: ([name]) => name },
  )
  .map((all) => Object.fromEntries(all));

const anyMeta: fc.Arbitrary<Metadata[]> = fc
  .array(
    remarked(
      fc.record({
        key: fc.oneof(
          fc.constantFrom('event', 'date', 'note', '_private', '__proto__', 'constructor', 'plays', 'Κύκλος'),
          fc.stringMatching(/^[A-Za-z_][\w-]{0,5}$/).filter(isMetaKey),
        ),
        value: anyText,
      }),
    ),
    { maxLength: 5 },
  )
  .map(groupMeta);

function anyEntries(ids: readonly PlayerId[]): fc.Arbitrary<Entry[]> {
  const player = fc.constantFrom(...ids);
  const forced = fc.constantFrom({}, {}, {}, { forced: true });
  const withForce = <T extends object>(value: fc.Arbitrary<T>) =>
    fc.tuple(value, forced).map(([of, mark]) => ({ ...of, ...mark }));
  const action = withForce(
    fc.oneof(
      fc.record({
        type: fc.constantFrom('play' as const, 'swap' as const, 'revolt' as const),
        player,
        cards: anyCards,
      }),
      fc.record({ type: fc.constantFrom('pass' as const, 'keep' as const), player }),
      fc.record({ type: fc.constant('give' as const), player, to: player, cards: anyCards }),
    ),
  );
  const trick = fc.record({ type: fc.constant('trick' as const) });
  return fc.letrec<{ entries: Entry[]; entry: Entry }>((tie) => ({
    entries: fc.array(tie('entry'), { maxLength: 5, depthIdentifier: 'entries' }),
    entry: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'entries' },
      {
        weight: 6,
        arbitrary: remarked(fc.oneof({ weight: 5, arbitrary: action }, { weight: 1, arbitrary: trick })),
      },
      {
        weight: 1,
        arbitrary: remarked(
          fc
            .record({
              type: fc.constant('variation' as const),
              at: fc.constantFrom('r1t2p1', 'r1', 'r3v', 'r1t1g2', 'start', 'r1x2~braver'),
              name: maybe(someText),
              entries: tie('entries'),
            })
            .map(({ name, ...rest }) => (name === undefined ? rest : { ...rest, name })),
        ),
      },
    ),
  })).entries;
}

function anyRound(ids: readonly PlayerId[], number: number): fc.Arbitrary<LogRound> {
  const player = fc.constantFrom(...ids);
  const some = fc.shuffledSubarray([...ids], { minLength: 1 });
  const amounts = fc
    .tuple(
      some,
      fc.array(fc.integer({ min: -40, max: 40 }), { minLength: ids.length, maxLength: ids.length }),
    )
    .map(([who, halves]) => Object.fromEntries(who.map((id, i) => [id, (halves[i] ?? 0) / 2])));
  const verdict = fc.oneof(
    fc.constant({ state: 'none' as const, by: [] }),
    fc.record({ state: fc.constantFrom('declared' as const, 'postponed' as const), by: some }),
  );
  const hands = some.chain((who) =>
    fc.tuple(...who.map((id) => remarked(fc.record({ player: fc.constant(id), cards: anyCards })))),
  );
  return remarked(
    fc.record({
      number: fc.constant(number),
      titles: maybe(remarked(fc.record({ order: some }))),
      scores: maybe(remarked(fc.record({ totals: amounts }))),
      dealer: maybe(remarked(fc.record({ player }))),
      deal: fc.oneof(fc.constant([]), hands),
      talon: maybe(remarked(fc.record({ cards: anyCards }))),
      entries: anyEntries(ids),
      revolution: maybe(remarked(verdict)),
      order: maybe(remarked(fc.record({ order: some }))),
      points: maybe(remarked(fc.record({ points: amounts }))),
    }),
  );
}

/** A match of two to six players and up to three rounds. */
export const anyMatch: fc.Arbitrary<Match> = fc
  .uniqueArray(anyId, { minLength: 2, maxLength: 6 })
  .chain((ids) =>
    fc.record({
      header: maybe(remarked(fc.constant({}))),
      rules: remarked(fc.record({ game: fc.constantFrom('anemaki', 'forradalom'), options: anyOptions })),
      meta: anyMeta,
      players: fc.tuple(
        ...ids.map((id) =>
          remarked(fc.record({ id: fc.constant(id), name: fc.oneof(fc.constant(id), anyName) })),
        ),
      ),
      recorded: maybe(remarked(fc.constant({}))),
      rounds: fc
        .tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 3 }))
        .chain(([first, count]) =>
          fc.tuple(...Array.from({ length: count }, (_, i) => anyRound(ids, first + i))),
        ),
    }),
  )
  .map(({ recorded, ...match }) => ({
    ...match,
    passesOmitted: recorded !== undefined,
    ...(recorded && { recorded }),
  }));
