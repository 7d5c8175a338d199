import { describe, expect, it } from 'vitest';
import { epanastasi } from './fake-io.ts';

const { out: match } = await epanastasi(['deal', '--seed', '593', '--rounds', '2', '--meta', 'event=A test']);
const replay = (options = '', log = match) => epanastasi(`replay m ${options}`, { files: { m: log } });
const lineOf = (text: string, start: string) => text.split('\n').find((line) => line.startsWith(start));

describe('epanastasi replay', () => {
  it('begins with the title, the game and the players', async () => {
    const { code, out, err } = await replay();
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^A test\nAnemaki: Ari Malachitis, Physo, Janiet Krokos/);
  });

  it('tells every moment at its address, tricks under their headings', async () => {
    const { out } = await replay();
    for (const at of ['r1d', 'r1t1p1', 'r1e', 'r2d', 'r2x1', 'r2x5', 'r2v', 'r2t1p1', 'r2e']) {
      expect(lineOf(out, `${at} `)).toBeDefined();
    }
    expect(out).toMatch(/\n {2}Trick 1\nr1t1p1 /);
    expect(out.match(/\n {2}Trick 1\n/g)).toHaveLength(2);
  });

  it('shows the hands after the deal and after the trades', async () => {
    const { out } = await replay();
    expect(out.match(/^ {4}Rhys Kerousitis {2,}\S/gm)).toHaveLength(3);
  });

  it('prints one moment alone, with the table', async () => {
    const { out } = await replay('--at r2v');
    expect(out).toMatch(/^r2v Revolution! Ari Malachitis holds four sevens\./);
    expect(out).toContain('Ari Malachitis   7♦ 7♥ 7♣ 7♠ 8♣ Q♣  ← to move');
    expect(out).toContain('nothing yet');
    expect(out).not.toContain('r2t1p1');
  });

  it('finds the start, the end, and the moment before one that is not there', async () => {
    expect((await replay('--at start')).out).toMatch(/^r1d /);
    expect((await replay('--at end')).out).toMatch(/^r2e /);
    expect((await replay('--at r2t99p9')).out).toMatch(/^r2t\d+p\d+ /);
  });

  it('refuses what is no address', async () => {
    const { code, err } = await replay('--at monday');
    expect(code).toBe(2);
    expect(err).toContain('There is no moment "monday" in this match.');
  });

  it('prints what could be read of a faulty log, its problems apart, and exits with 1', async () => {
    const { code, out, err } = await replay('', match.replace('physo passes', 'physo plays 2d'));
    expect(code).toBe(1);
    expect(out).toContain('r2e ');
    expect(err).toMatch(/^m:\d+:\d+: /);
  });

  it('prints the head alone where the game is not known', async () => {
    const { code, out } = await replay('', match.replace('rules anemaki', 'rules tarot'));
    expect(code).toBe(1);
    expect(out).toContain('A test\ntarot: Ari');
    expect(out).not.toContain('r1d');
  });

  it('shows commentary in the language asked for, else whichever there is', async () => {
    const noted = match.replace('dealer aster\n', 'dealer aster ;en good ;el καλό\n');
    expect((await replay('--lang el', noted)).out).toContain('> καλό');
    expect((await replay('--lang hu', noted)).out).toContain('> good');
    const twice = noted.replace('talon Qh Qs\n', 'talon Qh Qs ;en better\n');
    expect((await replay('', twice)).out).toContain('    > good\n    > better\n');
  });

  it('shows what was not played where it leaves, farther in', async () => {
    const line = match.split('\n').find((one) => one.startsWith('aster plays'));
    const branch = `${line}\nvariation r1d Whatif\n  trick\n  aster plays Ad\nend\n`;
    const { code, out } = await replay('', match.replace(`${line}\n`, branch));
    expect(code).toBe(0);
    expect(out).toMatch(/\n {2}Not played \(Whatif\):\n {2}r1t1p1~\S+ Aster Azouritis leads A♦/);
  });

  it('needs exactly one file', async () => {
    expect((await epanastasi('replay')).err).toContain('Name a file');
    expect((await epanastasi('replay a b')).err).toContain('one file only');
  });

  it('breaks no terminal with a name', async () => {
    const evil = match.replace('Ari Malachitis', 'Ari\u001b[31m \u202eevil');
    const { out } = await replay('', evil);
    expect(out).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
  });

  it('keeps to lines of a readable length', async () => {
    for (const line of (await replay()).out.split('\n')) expect(line.length).toBeLessThanOrEqual(96);
  });
});
