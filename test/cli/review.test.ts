import { describe, expect, it } from 'vitest';
import type { MatchReview } from '../../src/analysis/review/model.ts';
import { epanastasi } from './fake-io.ts';

const { out: match } = await epanastasi(['deal', '--seed', '593', '--rounds', '2', '--meta', 'event=A test']);
const QUICK = '--policy greedy --worlds 8 --playouts 8';
const review = (options = '', log = match) =>
  epanastasi(`review m ${QUICK} ${options}`, { files: { m: log } });

describe('epanastasi review', () => {
  it('writes Markdown unless told otherwise', async () => {
    const { code, out, err } = await review();
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^# Review: A test\n/);
    expect(out).toContain('policy “greedy”, 8 deals of the unseen cards for each choice, 8 playouts');
    expect(out).toContain('## Round 2');
  });

  it('writes one page', async () => {
    const { out } = await review('--html --lang hu');
    expect(out).toMatch(/^<!doctype html>\n<html lang="hu">/);
  });

  it('writes data, the same from the same seed and others from another', async () => {
    const [{ out: one }, { out: same }, { out: other }] = await Promise.all([
      review('--json'),
      review('--json'),
      review('--json --seed else'),
    ]);
    expect(same).toBe(one);
    expect(other).not.toBe(one);
    const data = JSON.parse(one) as MatchReview & { names: string[] };
    expect(data.names).toHaveLength(5);
    expect(data.made).toMatchObject({ policy: 'greedy', worlds: 8, playouts: 8, seed: 'review' });
    expect(data.rounds.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('speaks of one player alone', async () => {
    const { out } = await review('--json --player physo');
    const { rounds } = JSON.parse(out) as MatchReview;
    const seats = new Set(rounds.flatMap(({ decisions }) => decisions.map(({ seat }) => seat)));
    expect([...seats]).toEqual([1]);
  });

  it('names the match as the log does in the language', async () => {
    const { out } = await review(
      '--lang el',
      match.replace('event A test', 'event A test\n_el-event Μια δοκιμή'),
    );
    expect(out).toMatch(/^# Ανάλυση: Μια δοκιμή\n/);
  });

  it('leaves out names and title', async () => {
    const { out } = await review('--anonymous');
    expect(out).toMatch(/^# Review: A match\n/);
    expect(out).toContain('| Player 1 |');
    expect(out).not.toContain('Physo');
  });

  it.each([
    ['--html --json', 'Choose one form'],
    ['--player nobody', '"nobody" is no value of "--player"'],
    ['--worlds 0', '"--worlds" needs a whole number from 2'],
    ['--policy best', '"best" is no value of "--policy"'],
    ['-o m', '"m" is the log itself'],
  ])('refuses %s', async (options, message) => {
    const { code, err } = await epanastasi(`review m ${options}`, { files: { m: match } });
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it('judges the rounds that it can, and says what is wrong in the log', async () => {
    const { code, out, err } = await review('', match.replace('physo passes', 'physo plays 2d'));
    expect(code).toBe(1);
    expect(out).toContain('This round cannot be judged: something in it was against the rules.');
    expect(out).toContain('## Round 2');
    expect(err).toContain('m:');
  });

  it('has nothing to say of a file that is no log', async () => {
    const { code, out } = await review('', 'nothing of the kind');
    expect(code).toBe(1);
    expect(out).toBe('');
  });
});
