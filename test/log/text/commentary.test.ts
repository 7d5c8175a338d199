import { describe, expect, it } from 'vitest';
import { parseText } from '../../../src/log/text/parse.ts';
import { printText } from '../../../src/log/text/print.ts';
import { codesOf, logOf, roundOf } from '../sample.ts';

const onPass = (...lines: string[]) => parseText(roundOf(lines)).match.rounds[0]?.entries[0]?.commentary;

describe('commentary', () => {
  it.each([
    [['a passes ; why not'], { '': 'why not' }],
    [['a passes ;why not'], { '': 'why not' }],
    [['a passes ;el γιατί όχι'], { el: 'γιατί όχι' }],
    [['a passes ; en ;el όχι ;pt-BR não'], { '': 'en', el: 'όχι', 'pt-BR': 'não' }],
    [['a passes', '; on its own line', '  ;hu külön'], { '': 'on its own line', hu: 'külön' }],
    [['a passes ; one', '; two', '', '# comment', '; three'], { '': 'one\ntwo\nthree' }],
    [['a passes ; one ; two'], { '': 'one\ntwo' }],
    [['a passes ; !? brave # no part of it'], { '': '!? brave' }],
    [['a passes ; "quoted # and ; kept"'], { '': 'quoted # and ; kept' }],
    [['a passes ;el "λέει; ναι"'], { el: 'λέει; ναι' }],
    [['a passes ; a;b#c'], { '': 'a;b#c' }],
    [['a passes ;'], { '': '' }],
    [['a passes ;el'], { el: '' }],
    [['a passes ; el is no language here'], { '': 'el is no language here' }],
    [['a passes ;Greek'], { '': 'Greek' }],
  ])('%j', (lines, commentary) => {
    expect(onPass(...lines)).toEqual(commentary);
  });

  it('is not what stands without a blank before it', () => {
    expect(codesOf(parseText(roundOf(['a passes;el x'])))).toEqual(['6:3 syntax.word']);
  });

  it('may stand on every statement', () => {
    const text = [
      'revolution-log 1 ; by hand',
      'rules anemaki ; a',
      'event Dawn ; b',
      'player a Á ; c',
      'recorded passes=omitted ; d',
      '',
      'round 1 ; e',
      'titles a ; f',
      'scores a=1 ; g',
      'dealer a ; h',
      'deal a 7d ; i',
      'talon 8d ; j',
      'revolution none ; k',
      'trick ; l',
      'a plays 7d ; m',
      'variation r1 ; n',
      '  a passes ; o',
      'end',
      'order a ; p',
      'points a=0 ; q',
      '',
    ].join('\n');
    const { match, problems } = parseText(text);
    expect(problems).toEqual([]);
    expect(printText(match)).toBe(text);
  });

  it('after `end` belongs to the variation', () => {
    const { match } = parseText(roundOf(['variation r1', 'end ; so much for that', '; and that']));
    expect(match.rounds[0]?.entries[0]?.commentary).toEqual({ '': 'so much for that\nand that' });
  });

  it('before any statement belongs to nothing, which is told', () => {
    expect(codesOf(parseText(`; hello\n${logOf(['player a'])}`))).toEqual(['1:1 syntax.commentary']);
  });

  it('on a statement that cannot be read is dropped with it', () => {
    const { match } = parseText(roundOf(['a passes ; kept', 'nonsense ; dropped', '; dropped too']));
    expect(match.rounds[0]?.entries[0]?.commentary).toEqual({ '': 'kept' });
  });

  it('with a quotation that is wrong is kept as it stands, and told', () => {
    const parsed = parseText(roundOf(['a passes ; "so # what', 'b passes ; "x" y']));
    expect(codesOf(parsed)).toEqual(['6:12 syntax.string', '7:16 syntax.extra']);
    expect(parsed.match.rounds[0]?.entries[0]?.commentary).toEqual({ '': '"so' });
  });
});
