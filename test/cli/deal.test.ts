import { describe, expect, it } from 'vitest';
import { POLICIES } from '../../src/analysis/policies/policies.ts';
import { CATALOGUES } from '../../src/explain/messages/catalogues.ts';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { parseJson } from '../../src/log/json/parse.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { printText } from '../../src/log/text/print.ts';
import { epanastasi } from './fake-io.ts';

const deal = async (options = '') => {
  const { code, out } = await epanastasi(`deal ${options}`);
  expect(code).toBe(0);
  const { match, problems } = parseText(out);
  expect(problems).toEqual([]);
  return { out, match };
};

describe('epanastasi deal', () => {
  it('writes one round of Anemaki between the five of the expedition', async () => {
    const { match } = await deal();
    expect(match.rules).toMatchObject({ game: 'anemaki', options: {} });
    expect(match.players.map(({ id }) => id)).toEqual(['ari', 'physo', 'janiet', 'aster', 'rhys']);
    expect(match.rounds).toHaveLength(1);
  });

  it('writes canonical text, the same for the same seed', async () => {
    const { out, match } = await deal('--seed 7 --rounds 3');
    expect(printText(match)).toBe(out);
    expect((await deal('--rounds 3 --seed 7')).out).toBe(out);
    expect((await deal('--rounds 3 --seed 8')).out).not.toBe(out);
  });

  it('says in its source line how it was made', async () => {
    const { match } = await deal('--seed xyz --bots random');
    expect(match.meta).toMatchObject([{ key: 'source', value: 'epanastasi deal, seed xyz, bots random' }]);
  });

  it('writes JSON that means the same', async () => {
    const { out } = await epanastasi('deal --seed 7 --form json');
    const { match, problems } = parseJson(out);
    expect(problems).toEqual([]);
    expect(printText(match)).toBe((await deal('--seed 7')).out);
  });

  it('takes rule options, players, head lines and bots seat by seat', async () => {
    const { code, out } = await epanastasi([
      ...['deal', '--option', 'firstRound=drawn', '--option', 'pass=trick'],
      ...['--players', 'a=Ann, b ,c=C=D,d,e', '--meta', 'event=Late night', '--meta', 'place=Here'],
      ...['--bots', 'sensible,random,random,random,random'],
    ]);
    expect(code).toBe(0);
    const { match } = parseText(out);
    expect(match.rules.options).toEqual({ firstRound: 'drawn', pass: 'trick' });
    expect(match.players.map(({ id, name }) => `${id}:${name}`)).toEqual([
      'a:Ann',
      'b:b',
      'c:C=D',
      'd:d',
      'e:e',
    ]);
    expect(match.meta.map(({ key, value }) => `${key}:${value}`).slice(0, 2)).toEqual([
      'event:Late night',
      'place:Here',
    ]);
    expect(match.rounds[0]?.titles).toBeDefined();
  });

  it('seats any of the bots, each where it is named', async () => {
    const { match } = await deal('--bots flat,greedy,sensible,random,greedy --rounds 2 --seed 5');
    expect(match.meta.at(-1)?.value).toBe('epanastasi deal, seed 5, bots flat,greedy,sensible,random,greedy');
    expect(match.rounds).toHaveLength(2);
    for (const language of LANGUAGES) {
      for (const { id } of POLICIES) expect(CATALOGUES[language].cli.help.deal).toContain(id);
      for (const { id } of POLICIES) expect(CATALOGUES[language].cli.help.tournament).toContain(id);
    }
  });

  it('sits down as many as a number says, in every game for as many', async () => {
    for (const size of [3, 7, 16]) {
      const { match } = await deal(`--game forradalom --players ${size} --option jokers=2 --seed 3`);
      expect(match.rules).toMatchObject({ game: 'forradalom', options: { jokers: '2' } });
      expect(new Set(match.players.map(({ id }) => id)).size).toBe(size);
      expect(match.rounds[0]?.deal.flatMap(({ cards }) => cards)).toHaveLength(52 * Math.ceil(size / 4) + 2);
    }
    expect((await deal('--game forradalom')).match.players).toHaveLength(5);
    expect((await deal('--players 5')).out).toBe((await deal()).out);
  });

  it('leaves passes out when asked to', async () => {
    const { out, match } = await deal('--passes omitted');
    expect(match.passesOmitted).toBe(true);
    expect(out).not.toContain('passes\n');
  });

  it('writes to a file', async () => {
    const { out, files } = await epanastasi('deal --seed 7 -o match.revlog');
    expect(out).toBe('');
    expect(files['match.revlog']).toBe((await deal('--seed 7')).out);
    expect((await epanastasi('deal --seed 7 -o -')).out).toBe(files['match.revlog']);
    expect(await epanastasi('deal -o locked/x')).toMatchObject({
      code: 2,
      err: expect.stringContaining('"locked/x" cannot be written: that is not permitted'),
    });
  });
});

describe('what epanastasi deal refuses, and how', () => {
  it.each([
    ['--rounds 0', '"--rounds" needs a whole number from 1 to 100000, not "0".'],
    ['--rounds 1.5', 'not "1.5"'],
    ['--game anemakki', 'Did you mean "anemaki"?'],
    ['--bots sensibel', 'Did you mean "sensible"?'],
    ['--bots random,random', 'name one for all, or one for each of the 5 players'],
    ['--option pas=turn', 'Did you mean "pass"?'],
    ['--option pass=trik', 'Did you mean "trick"?'],
    ['--option pass', 'needs a name and a value'],
    ['--players a,b,c', 'This game takes 5 players, not 3.'],
    ['--players 6', 'This game takes 5 players, not 6.'],
    ['--game forradalom --players 2', 'not 2.'],
    ['--game forradalom --players 99', 'not 99.'],
    ['--players a,b,c,d,a', '"a" cannot name a player'],
    ['--players a,b,c,d,round', '"round" cannot name a player'],
    ['--players a,b,c,d,E', '"E" cannot name a player'],
    ['--meta round=1', '"round" cannot open a line of the head'],
    ['--meta event', 'needs a name and a value'],
    ['--passes most', 'there are: omitted, written'],
    ['--form yaml', 'there are: text, json'],
    ['extra', '"extra" is not expected here'],
  ])('%s', async (options, complaint) => {
    const { code, out, err } = await epanastasi(`deal ${options}`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(complaint);
  });
});
