import { describe, expect, it } from 'vitest';
import { SHAPES_ALONE } from '../pictures/shapes-alone.ts';
import { epanastasi, type Ran } from './fake-io.ts';

const { out: match } = await epanastasi(['deal', '--seed', '593', '--rounds', '2', '--meta', 'event=A test']);
const render = (options = '', log = match, files = {}) =>
  epanastasi(`render m ${options}`, { files: { m: log, ...files } });

const labelOf = ({ out }: Ran) => /aria-label="([^"]*)"/.exec(out)?.[1] ?? '';

describe('epanastasi render', () => {
  it('draws the table at the start, as shapes alone', async () => {
    const ran = await render();
    expect({ code: ran.code, err: ran.err }).toEqual({ code: 0, err: '' });
    expect(ran.out.trimEnd()).toMatch(SHAPES_ALONE);
    expect(labelOf(ran)).toMatch(/^The table: Round 1, trick 1\. /);
    expect(ran.out).toContain('width="800" height="600"');
  });

  it('draws a moment, and in its language', async () => {
    expect(labelOf(await render('--at r2t1p1'))).toContain('Round 2, trick 1');
    expect(labelOf(await render('--at r2t1p1 --lang hu'))).toContain('2. kör, 1. ütés');
  });

  it('draws a round alone as its score, the titles, and the game', async () => {
    expect(labelOf(await render('--at r2'))).toBe(labelOf(await render('--what score --at r2d')));
    expect(labelOf(await render('--at r2'))).toMatch(/^Round 2 as a score: /);
    expect(labelOf(await render('--at r2 --what table'))).toContain('Round 2');
    expect(labelOf(await render('--what titles'))).toMatch(/^Titles over 2 rounds/);
    const machine = await render('--what statechart --at r2v');
    expect(machine.out.trimEnd()).toMatch(SHAPES_ALONE);
  });

  it('draws by day and by night, on a card, and as wide as asked for', async () => {
    expect((await render('--theme dark')).out).toContain('#161e26');
    expect((await render('--card')).out).toContain('width="1200" height="630"');
    expect((await render('--card --what titles')).out).toContain('width="1200" height="630"');
    expect((await render('--width 400')).out).toContain('width="400" height="300" viewBox="0 0 800 600"');
  });

  it('refuses a moment that the match does not have, and says what it has', async () => {
    for (const [at, says] of [
      ['r99', 'Its rounds are r1 to r2.'],
      ['r2t99', 'The nearest before it is r2'],
      ['r1t1p1~none', 'The nearest before it is r1t1p1.'],
    ]) {
      const ran = await render(`--at ${at}`);
      expect([ran.code, ran.out]).toEqual([2, '']);
      expect(ran.err).toContain(`There is no moment "${at}" in this match. ${says}`);
    }
    expect((await render('--at r1t1')).code).toBe(0);
  });

  it('refuses a file whose name says no form, unless one is asked for', async () => {
    const ran = await render('-o x.bmp');
    expect([ran.code, ran.files['x.bmp']]).toEqual([2, undefined]);
    expect(ran.err).toContain('"x.bmp" ends in none of the forms that there are (svg, png, html, md).');
    expect((await render('-o x.bmp --as svg')).files['x.bmp']).toMatch(/^<svg /);
    expect((await render('-o ../out/x')).files['../out/x']).toMatch(/^<svg /);
  });

  it('warns of letters that the picture shows as boxes', async () => {
    const ran = await render('', match.replace('Ari Malachitis', '有明'));
    expect([ran.code, ran.err]).toEqual([
      0,
      'No face has these letters; the picture shows boxes for them: 有 明\n',
    ]);
  });

  it('draws pixels', async () => {
    const { files } = await render('--width 320 -o moment.png');
    const png = Buffer.from(files['moment.png'] ?? '', 'latin1');
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([320, 240]);
  });

  it('takes the form from the name of the output, unless one is asked for', async () => {
    const names = {
      'a.md': /^\*\*A test\*\*/,
      'a.html': /^<figure lang="en">\n<svg /,
      'a.svg': /^<svg /,
      a: /^<svg /,
    };
    for (const [name, start] of Object.entries(names)) {
      expect((await render(`-o ${name}`)).files[name]).toMatch(start);
    }
    expect((await render('--as md -o a.html')).files['a.html']).toMatch(/^\*\*A test/);
  });

  it('writes a figure and Markdown with a picture and a link that are elsewhere', async () => {
    const places = '--at r2t1p1 --image p.svg --link https://cards.example/';
    const html = (await render(`--as html ${places}`)).out;
    expect(html).toMatch(
      /<img src="p\.svg" alt="The table: Round 2[^"]*" width="800" height="600" style="max-width:100%;height:auto">/,
    );
    expect(html).toContain('<a href="https://cards.example/">');
    const md = (await render(`--as md ${places}`)).out;
    expect(md).toMatch(/^!\[The table: Round 2.*\]\(p\.svg\)\n/);
    expect(md).toMatch(/\[Step through it in the replay\]\(https:\/\/cards\.example\/\)\n$/);
    const score = (await render('--as html --at r2')).out;
    expect(score).toContain('<summary>The round, play by play</summary>');
    expect((await render('--as html --what titles')).out).not.toContain('<details>');
  });

  it('hides what is to be hidden, in picture and words', async () => {
    const seat = await render('--at r2v --pov physo --reveal seat');
    expect(labelOf(seat)).toMatch(/Ari Malachitis \([^)]*\): (?:\S+ )*\d unseen/);
    expect(labelOf(seat)).toMatch(/Physo \([^)]*\): (?:\S+ ){5}\S+;/);
    const free = await render('--at r2 --reveal spoiler-free --pov ari');
    expect(labelOf(free)).toContain('0 in all');
    const told = await render('--as md --at r1d --reveal spoiler-free');
    expect(told.out).not.toContain('r1e');
    expect(told.out.match(/^\d+\. /gm)).toHaveLength(1);
    expect(labelOf(await render('--what titles --at r2t1p1 --reveal spoiler-free'))).toMatch(
      /over 1 round\b/,
    );
  });

  it('draws what each may expect from a review of the match', async () => {
    const { out: review } = await render('', match).then(() =>
      epanastasi('review m --json --worlds 8 --playouts 8', { files: { m: match } }),
    );
    const ran = await render('--at r2 --what equity --review r', match, { r: review });
    expect(ran.err).toBe('');
    expect(ran.out.trimEnd()).toMatch(SHAPES_ALONE);
    expect(ran.out).not.toBe((await render('--at r2')).out);
    const luck = await render('--at r2 --what luck --review r', match, { r: review });
    expect(luck.err).toBe('');
    expect(luck.out.trimEnd()).toMatch(SHAPES_ALONE);
    expect(labelOf(luck)).toContain('Round 2');
    expect((await render('--what luck')).err).toContain('"--what luck" needs "--review FILE"');
    const other = match.replace('A test', 'Another').replace('Ari Malachitis', 'Ari');
    const foreign = await render(
      '--what equity --review r',
      other.replace(/^ari plays \S+$/m, 'ari passes'),
      { r: review },
    );
    expect(foreign.code).toBe(2);
    expect(foreign.err).toContain('"r" is no review of this match.');
    expect((await render('--what equity --review r', match, { r: '{}' })).err).toContain('no review');
    expect((await render('--what equity')).err).toContain('needs "--review FILE"');
  });

  it.each([
    ['--at monday', 'There is no moment "monday" in this match.'],
    ['--pov nobody', '"nobody" is no value of "--pov"; there are: ari, physo, janiet, aster, rhys.'],
    ['--as gif', '"gif" is no value of "--as"; there are: svg, png, html, md.'],
    ['--what tabel', 'Did you mean "table"?'],
    ['--width 9', '"--width" needs a whole number from 16 to 10000'],
    ['--link javascript:alert(1)', '"--link" needs an address of the web'],
    ['-o m', 'write the report elsewhere'],
  ])('refuses %s in words', async (options, words) => {
    const { code, out, err } = await render(options);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(words);
  });

  it('draws what could be read of a faulty log, its problems apart, and exits with 1', async () => {
    const { code, out, err } = await render('--at r2t1p2', match.replace('physo passes', 'physo plays 2d'));
    expect(code).toBe(1);
    expect(out).toMatch(/^<svg /);
    expect(err).toMatch(/^m:\d+:\d+: /);
  });

  it('keeps hostile names text in every form', async () => {
    const evil = match
      .replace('Ari Malachitis', '<script>alert(1)</script>{{x}}')
      .replace('A test', '<b>&"\u202e![x](y)');
    expect((await render('', evil)).out.trimEnd()).toMatch(SHAPES_ALONE);
    const html = (await render('--as html --at r2', evil)).out;
    expect(html).not.toMatch(/<script|<b>|\{\{|\u202e/);
    expect((await render('--as md --at r2', evil)).out).toContain(
      '\\<script\\>alert(1)\\</script\\>\\{\\{x\\}\\}',
    );
  });
});
