import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { CATALOGUES } from '../../src/explain/messages/catalogues.ts';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { epanastasi } from './fake-io.ts';

describe('the command', () => {
  it('shows its help and exits with 2 when nothing is asked of it', async () => {
    expect(await epanastasi('')).toMatchObject({ code: 2, out: '', err: CATALOGUES.en.cli.help.general });
  });

  it.each(['help', '--help', '-h'])('shows its help on %s', async (word) => {
    expect(await epanastasi(word)).toMatchObject({ code: 0, out: CATALOGUES.en.cli.help.general });
  });

  it.each(['deal', 'check', 'replay'] as const)('shows all about %s, asked either way', async (name) => {
    const help = { code: 0, out: CATALOGUES.en.cli.help[name] };
    expect(await epanastasi(`help ${name}`)).toMatchObject(help);
    expect(await epanastasi(`${name} --help`)).toMatchObject(help);
  });

  it('tells its version', async () => {
    expect(await epanastasi('--version')).toMatchObject({ code: 0, out: `${manifest.version}\n` });
  });

  it('names the nearest command to one that does not exist', async () => {
    const { code, err } = await epanastasi('chekc x');
    expect(code).toBe(2);
    expect(err).toContain('There is no command "chekc". Did you mean "check"?');
    expect((await epanastasi('help replya')).err).toContain('Did you mean "replay"?');
    expect((await epanastasi('xyzzy')).err).not.toContain('Did you mean');
  });

  it('names the nearest option to one that does not exist', async () => {
    expect(await epanastasi('deal --sed 3')).toMatchObject({
      code: 2,
      err: 'epanastasi: There is no option "--sed" here. Did you mean "--seed"?\nTry "epanastasi help deal".\n',
    });
  });

  it('misses the value of an option that has none', async () => {
    expect((await epanastasi('deal --seed')).err).toContain('"--seed" needs a value');
    expect((await epanastasi('deal --seed --rounds 2')).err).toContain('"--seed" needs a value');
    expect((await epanastasi('deal --help=yes')).err).toContain('"--help" takes no value');
  });

  it('takes an option twice only where it is a list', async () => {
    expect(await epanastasi('deal --seed 3 --seed 4')).toMatchObject({
      code: 2,
      err: 'epanastasi: The option "--seed" stands there twice; once is enough.\nTry "epanastasi help deal".\n',
    });
    const options = '--option pass=absolute --option revolution=optional';
    expect((await epanastasi(`deal --game anemaki ${options}`)).err).not.toContain('twice');
  });
});

describe('the language of the command', () => {
  it.each(LANGUAGES)('is %s where --lang says so, wherever it stands', async (language) => {
    const { general, deal } = CATALOGUES[language].cli.help;
    expect((await epanastasi(`--lang ${language} help`)).out).toBe(general);
    expect((await epanastasi(`help deal --lang=${language}`)).out).toBe(deal);
  });

  it('follows the environment otherwise, the strongest variable first', async () => {
    const help = async (env: Record<string, string>) => (await epanastasi('help', { env })).out;
    expect(await help({ LANG: 'el_GR.UTF-8' })).toBe(CATALOGUES.el.cli.help.general);
    expect(await help({ LANG: 'el', LC_ALL: 'hu_HU' })).toBe(CATALOGUES.hu.cli.help.general);
    expect(await help({ LANG: 'de_DE' })).toBe(CATALOGUES.en.cli.help.general);
    expect(await help({ LANG: 'el', LC_ALL: 'C' })).toBe(CATALOGUES.en.cli.help.general);
  });

  it('is refused in words when there is no such one', async () => {
    const { code, err } = await epanastasi('help --lang gr');
    expect(code).toBe(2);
    expect(err).toContain('"gr" is no value of "--lang"; there are: en, el, hu.');
    expect((await epanastasi('help --lang')).code).toBe(2);
  });
});

describe('the help', () => {
  it.each(LANGUAGES)('names every command and the three exit codes in %s', (language) => {
    const { general } = CATALOGUES[language].cli.help;
    for (const word of ['deal', 'check', 'replay', 'help', '--version', '--lang'])
      expect(general).toContain(word);
    expect(general).toMatch(/: 0 .+, 1 .+, 2 /);
  });
});
