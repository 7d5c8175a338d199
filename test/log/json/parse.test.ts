import { describe, expect, it } from 'vitest';
import { parseJson } from '../../../src/log/json/parse.ts';
import { codesOf } from '../sample.ts';

const HEAD = {
  format: 'revolution-log',
  version: 1,
  rules: { game: 'anemaki' },
  players: [{ id: 'a' }, { id: 'b' }],
};

/** Reads the value as JSON; problems with the texts that they point at. */
function read(value: unknown) {
  const text = JSON.stringify(value);
  const parsed = parseJson(text);
  const found = parsed.problems.map(({ code, span }) => `${code} ${text.slice(span.start, span.end)}`);
  return { ...parsed, found };
}

const withHead = (head: object) => read({ ...HEAD, rounds: [], ...head });
const withRound = (round: object) => read({ ...HEAD, rounds: [{ number: 1, ...round }] });
const withAction = (action: unknown) => withRound({ actions: [action, { type: 'pass', player: 'b' }] });

describe('a match in JSON', () => {
  it('is read whole', () => {
    const { match, problems } = read({
      $schema: 'https://example.org/revolution-log-1.json',
      format: 'revolution-log',
      version: 1,
      rules: { game: 'forradalom', options: { jokers: 1, jokerInRevolution: false, twos: 'high' } },
      meta: { event: 'Dawn', note: ['one', 'two'], _x: 'y' },
      players: [{ id: 'a', name: ' Á ' }, { id: 'b' }],
      recorded: { passes: 'omitted' },
      commentary: { 'revolution-log': 'x', 'player.a': { el: 'ψ' }, 'note.2': 'z' },
      rounds: [
        {
          number: 3,
          titles: ['b', 'a'],
          scores: { a: 1, b: -1.5 },
          dealer: 'a',
          deal: { a: ['10♦', '??'], b: ['jo'] },
          talon: ['7?'],
          actions: [
            { type: 'give', player: 'a', cards: ['Ac'], to: 'b' },
            { type: 'trick' },
            { type: 'play', player: 'a', cards: ['7d'], forced: true, commentary: '!? why' },
          ],
          variations: [
            {
              at: 'r3t1p1',
              name: 'brave',
              after: 1,
              actions: [{ type: 'pass', player: 'b' }],
              commentary: { en: 'c' },
            },
            { at: 'r3', actions: [], variations: [{ at: 'r3~1', actions: [] }] },
          ],
          checks: { revolution: { state: 'declared', by: 'a' }, order: ['a', 'b'], points: { a: 0.5 } },
          commentary: { round: 'r', 'deal.a': 'd', points: 'p' },
        },
      ],
    });
    expect(problems).toEqual([]);
    expect(match).toMatchObject({
      header: { commentary: { '': 'x' } },
      rules: { game: 'forradalom', options: { jokers: '1', jokerInRevolution: 'false', twos: 'high' } },
      meta: [
        { key: 'event', value: 'Dawn' },
        { key: 'note', value: 'one' },
        { key: 'note', value: 'two', commentary: { '': 'z' } },
        { key: '_x', value: 'y' },
      ],
      players: [
        { id: 'a', name: 'Á', commentary: { el: 'ψ' } },
        { id: 'b', name: 'b' },
      ],
      passesOmitted: true,
    });
    expect(match.rounds[0]).toMatchObject({
      number: 3,
      commentary: { '': 'r' },
      titles: { order: ['b', 'a'] },
      scores: { totals: { a: 1, b: -1.5 } },
      dealer: { player: 'a' },
      deal: [
        { player: 'a', cards: ['Td', '??'], commentary: { '': 'd' } },
        { player: 'b', cards: ['jo'] },
      ],
      talon: { cards: ['7?'] },
      entries: [
        { type: 'give', to: 'b' },
        {
          type: 'variation',
          at: 'r3t1p1',
          name: 'brave',
          entries: [{ type: 'pass' }],
          commentary: { en: 'c' },
        },
        { type: 'trick' },
        { type: 'play', forced: true, commentary: { '': '!? why' } },
        { type: 'variation', at: 'r3', entries: [{ type: 'variation', at: 'r3~1' }] },
      ],
      revolution: { state: 'declared', by: ['a'] },
      order: { order: ['a', 'b'] },
      points: { points: { a: 0.5 }, commentary: { '': 'p' } },
    });
  });

  it('has the places of its statements', () => {
    const text = JSON.stringify({ ...HEAD, rounds: [{ number: 7, dealer: 'b', talon: ['7d'] }] }, null, 1);
    const [round] = parseJson(text).match.rounds;
    const pieces = [round, round?.dealer, round?.talon].map((at) =>
      text.slice(at?.span?.start, at?.span?.end),
    );
    expect(pieces).toEqual(['7', '"b"', '[\n    "7d"\n   ]']);
    expect(round?.dealer?.span).toMatchObject({ line: 18, column: 14 });
  });
});

describe('a fault in the head of a match in JSON', () => {
  it.each<[object, string[]]>([
    [{ format: 'pgn' }, ['syntax.header "pgn"']],
    [{ version: 2 }, ['syntax.version 2']],
    [{ version: '1' }, ['syntax.version "1"']],
    [{ rules: undefined }, ['json.missing {']],
    [{ rules: {} }, ['json.missing {']],
    [{ rules: 'anemaki' }, ['json.type "']],
    [{ rules: { game: 3 } }, ['json.type 3']],
    [{ rules: { game: 'a b' } }, ['syntax.id "a b"']],
    [{ rules: { game: 'x', options: { pass: [] } } }, ['json.type []']],
    [{ rules: { game: 'x', options: { pass: 'a b' } } }, ['syntax.option "a b"']],
    [{ rules: { game: 'x', options: { 'a b': 'c' } } }, ['syntax.option "a b"']],
    [{ rules: { game: 'x', option: {} } }, ['json.key "option"']],
    [{ players: undefined }, ['json.missing {']],
    [{ players: {} }, ['json.type {']],
    [{ players: [] }, ['syntax.players-missing []']],
    [{ players: ['a'] }, ['json.type "a"']],
    [{ players: [{ name: 'A' }] }, ['json.missing {']],
    [{ players: [{ id: 'A' }] }, ['syntax.id "A"']],
    [{ players: [{ id: 'deal' }] }, ['syntax.id-reserved "deal"']],
    [{ players: [{ id: 'a' }, { id: 'a' }] }, ['syntax.twice "a"']],
    [{ players: [{ id: 'a', nick: 'x' }] }, ['json.key "nick"']],
    [{ players: [{ id: 'a', name: 'x\u0007' }] }, ['syntax.control {"id":"a","name":"x\\u0007"}']],
    [{ meta: [] }, ['json.type [']],
    [{ meta: { event: 3 } }, ['json.type 3']],
    [{ meta: { note: ['a', 3] } }, ['json.type 3']],
    [{ meta: { 'a b': 'x' } }, ['json.key "a b"']],
    [{ meta: { player: 'x' } }, ['json.key "player"']],
    [{ meta: { Event: 'x' } }, ['syntax.metadata "Event"']],
    [{ meta: { date: 'today' } }, ['syntax.date "today"']],
    [{ recorded: {} }, ['json.missing {']],
    [{ recorded: { passes: 'all' } }, ['json.type "all"']],
    [{ rounds: undefined }, ['json.missing {']],
    [{ rounds: {} }, ['json.type {']],
    [{ rounds: [3] }, ['json.type 3']],
    [{ comment: 'x' }, ['json.key "comment"']],
    [{ commentary: 'x' }, ['json.type "']],
    [{ commentary: { event: 'x' } }, ['json.commentary "event"']],
    [{ commentary: { rules: 3 } }, ['json.type 3']],
    [{ commentary: { rules: { Greek: 'x' } } }, ['json.key "Greek"']],
    [{ commentary: { rules: { el: 3 } } }, ['json.type 3']],
  ])('%j', (head, found) => {
    expect(withHead(head).found).toEqual(found);
  });
});

describe('a fault in a round in JSON', () => {
  it.each<[object, string[]]>([
    [{ number: 'one' }, ['json.type "one"']],
    [{ number: 1.5 }, ['syntax.number 1.5']],
    [{ number: -1 }, ['syntax.number -1']],
    [{ titles: [] }, ['json.type []']],
    [{ titles: 'a' }, ['json.type "a"']],
    [{ titles: ['a', 'c'] }, ['syntax.player "c"']],
    [{ titles: ['a', 'a'] }, ['syntax.player-again "a"']],
    [{ scores: [] }, ['json.type [']],
    [{ scores: { a: '1' } }, ['json.type "1"']],
    [{ scores: { c: 1 } }, ['syntax.player "c"']],
    [{ scores: { a: 0.3 } }, ['syntax.number 0.3']],
    [{ dealer: 'c' }, ['syntax.player "c"']],
    [{ dealer: ['a'] }, ['json.type ["a"]']],
    [{ deal: { a: '7d' } }, ['json.type "7d"']],
    [{ deal: { a: ['7x'] } }, ['syntax.card "7x"']],
    [{ deal: { c: ['7d'] } }, ['syntax.player "c"']],
    [{ deal: [] }, ['json.type [']],
    [{ talon: [] }, ['json.type []']],
    [{ talon: [7] }, ['json.type 7']],
    [{ actions: {} }, ['json.type {']],
    [{ variations: [{ actions: [] }] }, ['json.missing {']],
    [{ variations: [{ at: 'here', actions: [] }] }, ['syntax.moment "here"']],
    [{ variations: [{ at: 'r1' }] }, ['json.missing {']],
    [{ variations: [{ at: 'r1', actions: [], after: -1 }] }, ['json.type -1']],
    [{ variations: 3 }, ['json.type 3']],
    [{ checks: [] }, ['json.type [']],
    [{ checks: { ordre: ['a'] } }, ['json.key "ordre"']],
    [{ checks: { order: ['c'] } }, ['syntax.player "c"']],
    [{ checks: { points: {} } }, []],
    [{ checks: { revolution: 'none' } }, ['json.type "none"']],
    [{ checks: { revolution: { state: 'maybe' } } }, ['json.type "maybe"']],
    [{ checks: { revolution: { state: 'declared' } } }, ['json.missing {']],
    [{ checks: { revolution: { state: 'declared', by: ['c'] } } }, ['syntax.player "c"']],
    [{ checks: { revolution: { state: 'declared', by: 'c' } } }, ['syntax.player "c"']],
    [{ commentary: { talon: 'x' } }, ['json.commentary "talon"']],
    [{ action: [] }, ['json.key "action"']],
  ])('%j', (round, found) => {
    expect(withRound(round).found).toEqual(found);
  });

  it('costs its own piece and no other', () => {
    const { match } = withRound({
      scores: { a: 'x', b: 2 },
      deal: { a: 3, b: ['7d', '7x'] },
      checks: { order: ['c'], points: { b: 1 } },
    });
    expect(match.rounds[0]).toMatchObject({
      scores: { totals: { b: 2 } },
      deal: [{ player: 'b', cards: ['7d', '??'] }],
      points: { points: { b: 1 } },
    });
    expect(match.rounds[0]?.order).toBeUndefined();
  });

  it('of its number is put right', () => {
    const { match, found } = read({ ...HEAD, rounds: [{ number: 4 }, { number: 4 }, {}] });
    expect(match.rounds.map(({ number }) => number)).toEqual([4, 5, 6]);
    expect(found).toEqual(['syntax.round-number 4', 'json.missing {']);
  });
});

describe('a faulty action in JSON', () => {
  it.each<[unknown, string[]]>([
    [3, ['json.type 3']],
    [{ player: 'a' }, ['json.missing {']],
    [{ type: 'plays', player: 'a' }, ['json.type "plays"']],
    [{ type: 'play', cards: ['7d'] }, ['json.missing {']],
    [{ type: 'play', player: 'a' }, ['json.missing {']],
    [{ type: 'play', player: 'a', cards: [] }, ['json.type []']],
    [{ type: 'play', player: 'c', cards: ['7d'] }, ['syntax.player "c"']],
    [{ type: 'give', player: 'a', cards: ['7d'] }, ['json.missing {']],
    [{ type: 'give', player: 'a', cards: ['7d'], to: 'c' }, ['syntax.player "c"']],
    [{ type: 'pass', player: 'a', forced: 'yes' }, ['json.type "yes"']],
    [{ type: 'pass', player: 'a', commentary: 3 }, ['json.type 3']],
  ])('is told and left out: %j', (action, found) => {
    const parsed = withAction(action);
    expect(parsed.found).toEqual(found);
    expect(parsed.match.rounds[0]?.entries).toMatchObject([{ type: 'pass', player: 'b' }]);
  });

  it('is kept where only a card or a key is wrong', () => {
    const parsed = withAction({ type: 'play', player: 'a', cards: ['7x', '8d'], note: 'x' });
    expect(parsed.found).toEqual(['syntax.card "7x"', 'json.key "note"']);
    expect(parsed.match.rounds[0]?.entries[0]).toMatchObject({ type: 'play', cards: ['??', '8d'] });
  });

  it('is told with what was expected and what was found', () => {
    expect(withAction({ type: 'play', player: 'a', cards: '7d' }).problems[0]?.facts).toEqual({
      key: 'cards',
      expected: ['array'],
      found: '"7d"',
    });
    expect(withRound({ dealer: { id: 'a' } }).problems[0]?.facts).toEqual({
      key: 'dealer',
      expected: ['string'],
      found: 'object',
    });
  });
});

describe('a text that is no JSON', () => {
  it.each([
    ['', ['1:1 json.syntax']],
    ['nonsense', ['1:1 json.syntax', '1:1 json.type']],
    ['[]', ['1:1 json.type']],
    ['{"format":"revolution-log" "version":1,', ['1:28 json.syntax', '1:40 json.syntax']],
    ['{"format":"revolution-log', ['1:11 json.syntax']],
    ['{"format" "revolution-log"}', ['1:11 json.syntax']],
    ['{format: 1}', ['1:2 json.syntax']],
    ['{"meta":{"event":"a\tb"},}', ['1:18 json.syntax', '1:25 json.syntax']],
    ['{} {}', ['1:4 json.syntax']],
    ['{"meta":{},"meta":{}}', ['1:12 syntax.twice']],
  ])('%j', (text, codes) => {
    const told = codesOf(parseJson(text)).filter((code) => !code.endsWith('json.missing'));
    expect(told).toEqual(codes);
  });

  it('is read up to where it breaks off', () => {
    const text = JSON.stringify({ ...HEAD, rounds: [{ number: 1, dealer: 'a', talon: ['7d', '8d'] }] });
    const { match } = parseJson(text.slice(0, -8));
    expect(match.rounds[0]).toMatchObject({ dealer: { player: 'a' }, talon: { cards: ['7d'] } });
  });

  it('may hold comments, which are passed over', () => {
    const text = JSON.stringify({ ...HEAD, rounds: [] }).replace('{', '{ // by hand\n /* and\n more */ ');
    expect(parseJson(text).problems).toEqual([]);
  });
});
