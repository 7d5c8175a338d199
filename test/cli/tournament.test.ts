import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { epanastasi } from './fake-io.ts';

const FEW = '--bots greedy,random,random,random,greedy --rounds 40 --match 10';

describe('epanastasi tournament', () => {
  it('prints a line for every policy, with points and their error', async () => {
    const { code, out, err } = await epanastasi(`tournament ${FEW} --seed 3`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [head, , columns, greedy, random, ...rest] = out.split('\n');
    expect(head).toBe('anemaki: 40 rounds in 4 matches, seed 3');
    expect(columns).toMatch(/^bot {4,}seats {2,}points a round +#1 +#2 +#3 +#4 +#5$/);
    expect(greedy).toMatch(/^greedy +2 +\+\d\.\d{3} ± 0\.\d{3}( +\d+%){5}$/);
    expect(random).toMatch(/^random +3 +−\d\.\d{3} ± 0\.\d{3}( +\d+%){5}$/);
    expect(rest).toEqual(['']);
    expect((await epanastasi(`tournament ${FEW} --seed 3`)).out).toBe(out);
  });

  it('gives the same as data', async () => {
    const { out } = await epanastasi(`tournament ${FEW} --json --option pass=trick`);
    const data = JSON.parse(out);
    expect(data).toMatchObject({
      game: 'anemaki',
      players: 5,
      options: { pass: 'trick', firstRound: 'untitled' },
      rounds: 40,
      matchRounds: 10,
      seed: '1',
      bots: ['greedy', 'random', 'random', 'random', 'greedy'],
    });
    const [greedy, random] = data.standings;
    expect(2 * greedy.points + 3 * random.points).toBeCloseTo(0, 3);
    expect(greedy.places).toHaveLength(5);
  });

  it('seats as many as it is told, in any game, and leaves the error out of a single match', async () => {
    const { out } = await epanastasi(
      'tournament --game forradalom --players 3 --bots greedy --rounds 5 --json',
    );
    expect(JSON.parse(out)).toMatchObject({
      players: 3,
      standings: [{ policy: 'greedy', seats: 3, se: null }],
    });
    const { out: told } = await epanastasi('tournament --bots random --rounds 5');
    expect(told).toMatch(/^random +5 +0\.000 +20%/m);
  });

  it.each(LANGUAGES)('speaks %s', async (language) => {
    const { code, out } = await epanastasi(`tournament ${FEW} --lang ${language}`);
    expect(code).toBe(0);
    expect(out).toMatch(language === 'en' ? /− ?\d\.\d/ : /−\d,\d/);
  });

  it.each([
    ['--bots greedi', 'Did you mean "greedy"?'],
    ['--bots greedy,random', 'This game takes 5 players, not 2.'],
    ['--bots greedy,random --players 5', 'name one for all, or one for each of the 5 players'],
    ['--players 4', 'This game takes 5 players, not 4.'],
    ['--rounds 0', '"--rounds" needs a whole number'],
    ['--match x', '"--match" needs a whole number'],
    ['--option pas=turn', 'Did you mean "pass"?'],
    ['extra', '"extra" is not expected here'],
  ])('refuses %s', async (options, complaint) => {
    const { code, out, err } = await epanastasi(`tournament ${options}`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(complaint);
  });
});
