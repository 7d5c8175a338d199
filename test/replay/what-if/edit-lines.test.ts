import { describe, expect, it } from 'vitest';
import { parseText } from '../../../src/log/text/parse.ts';
import { goOn, lineNamed, removeLine, renameLine } from '../../../src/replay/what-if/edit-lines.ts';
import { tidyLineName } from '../../../src/replay/what-if/line-name.ts';
import { readLines } from '../../../src/replay/what-if/lines-in-link.ts';
import { FIRST_ROUND, HEAD } from '../../support/table-log.ts';
import { Desk } from '../../support/what-if.ts';

const { match } = parseText(
  `${HEAD}${FIRST_ROUND}ari plays 7d\nphyso plays 8d\nvariation r1t1p1 kept\n  physo passes\nend\njaniet passes\n`,
);

/** A line, one that leaves from it, one that leaves from that, and one beside them. */
function family(): Desk {
  const desk = new Desk(match, 0);
  const link = '1*r1t1p1*A*1Kc*r1t1p2~A*B b*2As*r1t1p3~B-b*C*3*r1t1p2*D*2As';
  expect(desk.take({ lines: readLines(link, desk.ids)?.lines ?? [] })).toEqual([]);
  return desk;
}

const names = (desk: Desk) => desk.round.branches.map(({ name }) => name);

describe('A line', () => {
  it('may have another name, and what leaves from it follows', () => {
    const desk = family();
    const renamed = renameLine(desk.lines, desk.round, 'B-b', '  the  ace ');
    expect(renamed?.branch).toBe('the-ace');
    expect(renamed && desk.take(renamed)).toEqual([]);
    expect(names(desk)).toEqual(['kept', 'A', 'the-ace', 'C', 'D']);
    expect(lineNamed(desk.lines, 1, 'C')?.at).toBe('r1t1p3~the-ace');
  });

  it('keeps its name where the new one is taken, is nothing, or is of a line of the log', () => {
    const desk = family();
    for (const name of ['D', 'kept', ' \u200b ', ''])
      expect(renameLine(desk.lines, desk.round, 'A', name)).toBeNull();
    expect(renameLine(desk.lines, desk.round, 'kept', 'mine')).toBeNull();
    expect(renameLine(desk.lines, desk.round, 'B-b', 'B  b')?.branch).toBe('B-b');
  });

  it('that goes takes along what leaves from it, and nothing else', () => {
    const desk = family();
    expect(desk.take({ lines: removeLine(desk.lines, 1, 'A') })).toEqual([]);
    expect(names(desk)).toEqual(['kept', 'D']);
    expect(removeLine(desk.lines, 2, 'D')).toHaveLength(1);
  });

  it('is told apart by a number from another of its name', () => {
    const desk = family();
    const here = desk.standpoint(null, 2);
    expect(goOn(desk.lines, here, [{ type: 'pass', player: 'janiet' }], 'D')?.branch).toBe('D-2');
    expect(goOn(desk.lines, here, [{ type: 'pass', player: 'janiet' }], 'B b')?.branch).toBe('B-b-2');
  });

  it('leaves a line of the log at its end, and does not change it', () => {
    const desk = family();
    const frames = desk.framesOf('kept');
    const edited = goOn(
      desk.lines,
      desk.standpoint('kept', frames.length - 1),
      [{ type: 'pass', player: 'janiet' }],
      'on',
    );
    expect(edited?.lines.at(-1)).toMatchObject({ at: 'r1t1p2~kept', name: 'on' });
  });
});

describe('The name of a line', () => {
  it('is cut, shows whole letters only, and holds nothing that does not show', () => {
    expect(tidyLineName('  two\t\u202ekings\n')).toBe('two kings');
    expect(tidyLineName('ő'.repeat(99))).toHaveLength(40);
    expect(tidyLineName(`${'x'.repeat(39)}🂡🂡`)).toBe('x'.repeat(39));
    expect(tidyLineName('\u200b')).toBe('');
  });
});
