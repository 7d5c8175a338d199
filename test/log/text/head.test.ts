import { describe, expect, it } from 'vitest';
import { parseText } from '../../../src/log/text/parse.ts';
import { codesOf, logOf } from '../sample.ts';

function headOf(...lines: string[]) {
  return parseText(logOf(['player zoe Zoe', ...lines]));
}

describe('the first line', () => {
  it.each([
    ['revolution-log 1', []],
    ['  revolution-log\t1  # a comment', []],
    ['revolution-log 2', ['1:16 syntax.version']],
    ['revolution-log one', ['1:16 syntax.version']],
    ['revolution-log', ['1:15 syntax.version']],
    ['revolution-log 1 beta', ['1:18 syntax.extra']],
    ['event A match', ['1:1 syntax.header']],
  ])('%j', (line, codes) => {
    expect(codesOf(parseText(`${line}\nrules anemaki\nplayer a\n`))).toEqual(codes);
  });

  it('may stand once', () => {
    expect(codesOf(headOf('revolution-log 1'))).toEqual(['4:1 syntax.twice']);
  });

  it('may come after a byte order mark, blank lines and comments, and lines may end as elsewhere', () => {
    const text = '\uFEFF# by hand\r\n\r\nrevolution-log 1\r\nrules anemaki\r\nplayer a Á\r\n';
    const { match, problems } = parseText(text);
    expect(problems).toEqual([]);
    expect(match.players).toMatchObject([
      { id: 'a', name: 'Á', span: { line: 5, column: 1, start: 47, end: 57 } },
    ]);
    expect(text.slice(47, 57)).toBe('player a Á');
  });
});

describe('the rules', () => {
  it('are a game and options', () => {
    const { match, problems } = parseText(
      'revolution-log 1\nrules forradalom jokers=2 twos=high\nplayer a\n',
    );
    expect(problems).toEqual([]);
    expect(match.rules).toMatchObject({ game: 'forradalom', options: { jokers: '2', twos: 'high' } });
  });

  it.each([
    ['rules', ['2:1 syntax.missing', '1:1 syntax.rules-missing']],
    ['rules anemaki pass', ['2:15 syntax.option']],
    ['rules anemaki pass=', ['2:15 syntax.option']],
    ['rules anemaki pass=a=b', ['2:15 syntax.option']],
    ['rules anemaki =x x= pass=trick', ['2:15 syntax.option', '2:18 syntax.option']],
    ['rules anemaki pass=turn pass=trick', ['2:25 syntax.twice']],
    ['rules anemaki\nrules anemaki', ['3:1 syntax.twice']],
    ['note none', ['1:1 syntax.rules-missing']],
  ])('%j', (line, codes) => {
    const problems = codesOf(parseText(`revolution-log 1\n${line}\nplayer a\n`));
    expect(problems.sort()).toEqual(codes.sort());
  });

  it('keep the options that can be read, and of two the first', () => {
    const { match } = parseText('revolution-log 1\nrules anemaki x pass=turn pass=trick\nplayer a\n');
    expect(match.rules.options).toEqual({ pass: 'turn' });
  });
});

describe('a player', () => {
  it.each([
    ['player', '4:1 syntax.missing'],
    ['player Ari', '4:8 syntax.id'],
    ['player 1a', '4:8 syntax.id'],
    ['player ári', '4:8 syntax.id'],
    ['player deal', '4:8 syntax.id-reserved'],
    ['player all', '4:8 syntax.id-reserved'],
    ['player passes', '4:8 syntax.id-reserved'],
    ['player event', '4:8 syntax.id-reserved'],
    ['player zoe Zoe the second', '4:8 syntax.twice'],
    ['player x "unclosed', '4:10 syntax.string'],
    ['player x "wrong \\escape"', '4:10 syntax.string'],
    ['player x "X" junk', '4:14 syntax.extra'],
  ])('%j', (line, code) => {
    expect(codesOf(headOf(line))).toEqual([code]);
  });

  it('is called by his id where no name is given', () => {
    expect(headOf('player x', 'player y ""').match.players).toMatchObject([{}, { name: 'x' }, { name: 'y' }]);
  });

  it('may be called anything', () => {
    const { match } = headOf('player x   Á  b "c" #1;2  # comment', 'player y " Table # 3; "');
    expect(match.players.map(({ name }) => name)).toEqual(['Zoe', 'Á  b "c"', 'Table # 3;']);
  });

  it('keeps a name whose quotes are wrong as it stands', () => {
    expect(headOf('player x "unclosed').match.players[1]?.name).toBe('"unclosed');
  });
});

describe('metadata', () => {
  it('is any text, and may be repeated', () => {
    const { match, problems } = headOf(
      'note one',
      'event Dawn',
      'note two',
      'date 2026-11-29',
      '_secret',
      '_x ',
    );
    expect(problems).toEqual([]);
    expect(match.meta.map(({ key, value }) => [key, value])).toEqual([
      ['note', 'one'],
      ['note', 'two'],
      ['event', 'Dawn'],
      ['date', '2026-11-29'],
      ['_secret', ''],
      ['_x', ''],
    ]);
  });

  it('with a word that nobody knows is kept, with a warning once a word', () => {
    const { match, problems } = headOf('Event Dawn', 'τόπος Σύρος', 'τόπος Τήνος');
    expect(problems).toMatchObject([
      { severity: 'warning', code: 'syntax.metadata', facts: { found: 'Event', nearest: 'event' } },
      { severity: 'warning', code: 'syntax.metadata', facts: { found: 'τόπος', nearest: '' } },
    ]);
    expect(match.meta).toHaveLength(3);
  });

  it('with a word that cannot be one is told', () => {
    expect(codesOf(headOf('3rd match', 'what? no', '{}'))).toEqual([
      '4:1 syntax.statement',
      '5:1 syntax.statement',
      '6:1 syntax.statement',
    ]);
  });

  it('warns of a date that is none, and keeps it', () => {
    const { match, problems } = headOf('date 29.11.2026');
    expect(problems).toMatchObject([
      { severity: 'warning', code: 'syntax.date', facts: { found: '29.11.2026' } },
    ]);
    expect(match.meta[0]?.value).toBe('29.11.2026');
  });
});

describe('what was recorded', () => {
  it.each([
    ['recorded passes=omitted', []],
    ['recorded', ['4:1 syntax.missing']],
    ['recorded plays=omitted', ['4:10 syntax.word']],
    ['recorded passes=omitted gladly', ['4:25 syntax.extra']],
    ['recorded passes=omitted\nrecorded passes=omitted', ['5:1 syntax.twice']],
  ])('%j', (line, codes) => {
    expect(codesOf(headOf(line))).toEqual(codes);
  });
});

describe('a head without players', () => {
  it('is told', () => {
    expect(codesOf(parseText('revolution-log 1\nrules anemaki\nround 1\n'))).toEqual([
      '1:1 syntax.players-missing',
    ]);
  });
});
