import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseText } from '../../../src/log/text/parse.ts';
import type { WhatIfLine } from '../../../src/replay/what-if/line.ts';
import { printLines, readLines } from '../../../src/replay/what-if/lines-in-link.ts';
import { FIRST_ROUND, HEAD } from '../../support/table-log.ts';
import { Desk } from '../../support/what-if.ts';

const IDS = ['ari', 'physo', 'janiet', 'aster', 'rhys'];
const LINES: readonly WhatIfLine[] = [
  {
    round: 1,
    at: 'r1t1p1',
    name: 'two kings',
    entries: [
      { type: 'play', player: 'physo', cards: ['Kc', 'Kh'] },
      { type: 'pass', player: 'janiet' },
      { type: 'trick' },
    ],
  },
  {
    round: 12,
    at: 'r12d',
    name: 'a*b% c',
    entries: [
      { type: 'give', player: 'rhys', to: 'ari', cards: ['Ah', 'jo'] },
      { type: 'swap', player: 'janiet', cards: ['7d', '7?'] },
      { type: 'keep', player: 'aster' },
      { type: 'revolt', player: 'ari', cards: ['6d', '6h', '6c', '6s'] },
    ],
  },
];
const LINK = '1*r1t1p1*two kings*1KcKh.2.t*r12d*a%2Ab%25 c*4g0Ahjo.2s7d7?.3k.0r6d6h6c6s';

describe('Lines in a link', () => {
  it('are short, and come out as they went in', () => {
    expect(printLines(LINES, IDS)).toBe(LINK);
    expect(readLines(LINK, IDS)).toEqual({ lines: LINES, lost: 0 });
    expect(printLines([], IDS)).toBe('');
  });

  it('are refused as a whole where the form is another', () => {
    for (const text of [
      '',
      '1',
      '2*r1d*a*0',
      '1*r1d*a',
      '1*r1d*a*0*r1d',
      `1*r1d*a*${'0.'.repeat(30_000)}0`,
    ]) {
      expect(readLines(text, IDS)).toBeNull();
    }
    expect(readLines(`1${'*r1d*a*0'.repeat(101)}`, IDS)).toBeNull();
  });

  it('that cannot be read are counted, and the others stand', () => {
    const faulty = [
      'x*a*0',
      'start*a*0',
      'r1d**0',
      'r1d*\u200b *0',
      'r1d*a*',
      'r1d*a*5',
      'r1d*a*09x',
      'r1d*a*0g9Ah',
      'r1d*a*0s',
      'r1d*a*0g1',
    ];
    for (const line of faulty) {
      expect(readLines(`1*${line}*r1t1p1*sound*1`, IDS)).toMatchObject({
        lines: [{ name: 'sound' }],
        lost: 1,
      });
    }
  });

  it('never throw, whatever somebody writes into the address', () => {
    const piece = fc.oneof(
      fc.constantFrom('1', '*', '.', 't', 'r1t1p1', '~', '%2A', '0g1', '0s', 'Kc', 'jo', '??'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const read = readLines(pieces.join(''), IDS);
        for (const line of read?.lines ?? []) expect(line.entries.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('Lines from a link that do not fit the match', () => {
  const { match } = parseText(
    `${HEAD}${FIRST_ROUND}ari plays 7d\nphyso plays 8d\nvariation r1t1p1 kept\n  physo passes\nend\njaniet passes\n`,
  );
  const sound = '1*r1t1p1*kings*1KcKh.2.3';
  const left = (link: string) => {
    const desk = new Desk(match, 0);
    const unsound = desk.take({ lines: readLines(link, desk.ids)?.lines ?? [] });
    expect(desk.round.branches[0]).toBe(desk.plain.branches[0]);
    return {
      branches: desk.round.branches.map(({ name }) => name),
      unsound: unsound.map(({ name }) => name),
    };
  };

  it('are left out, with all that leave from them', () => {
    const faults: readonly (readonly [string, string])[] = [
      ['not his turn', 'r1t1p1*no*2Qd'],
      ['not held', 'r1t1p1*no*1As'],
      ['not higher', 'r1t1p2*no*28c'],
      ['no such moment', 'r1t9p1*no*1Kc'],
      ['no such branch', 'r1t1p2~nobody*no*2As'],
      ['another spelling of the moment', 'r1*no*0Ad'],
      ['a name that is taken', 'r1t1p1*kept*1Kc'],
      ['after the end', 'r1t1p2*no*2.3.4.0.t.1Kc.2.2.2'],
      ['a trade where there is none', 'r1d*no*0g1Ad'],
    ];
    for (const [what, line] of faults) {
      const name = line.split('*')[1] ?? '';
      const child = `r1t1p2~${name}*child*2As`;
      const { branches, unsound } = left(`${sound}*${line}*${child}`);
      expect(branches, what).toEqual([
        'kept',
        'kings',
        ...(name === 'kept' && unsound.length === 1 ? ['child'] : []),
      ]);
      expect(unsound, what).toContain(name);
    }
  });

  it('do not take the sound ones with them', () => {
    expect(left(`${sound}*r1t1p4~kings*on*4`)).toEqual({ branches: ['kept', 'kings', 'on'], unsound: [] });
  });
});
