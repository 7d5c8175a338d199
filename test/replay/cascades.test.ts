/** One slip of a recorder in a real match draws one problem, however much follows from it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldText, frameAt, toldIn } from '../support/fold-text.ts';

/** A curated match without its remarks. */
const plain = (name: string) =>
  readFileSync(new URL(`../../logs/${name}.revlog`, import.meta.url), 'utf8')
    .replace(/^\s*;.*\n/gm, '')
    .replace(/ ;.*$/gm, '');

const DAWN = plain('first-dawn');
const ACES = plain('four-aces');

function changed(text: string, from: string | RegExp, to: string): string {
  const slip = text.replace(from, to);
  if (slip === text) throw new Error(`not there: ${from}`);
  return slip;
}

/** The codes told of a match with one slip. */
const codes = (text: string, from: string | RegExp, to: string) =>
  toldIn(foldText(changed(text, from, to))).map((told) => told.replace(/^\d+:/, ''));

describe('One slip', () => {
  it('is none to begin with', () => {
    expect(toldIn(foldText(DAWN))).toEqual([]);
    expect(toldIn(foldText(ACES))).toEqual([]);
  });

  it('in the line of a variation leaves the line that was played as it is', () => {
    expect(codes(ACES, 'variation r2t2p4', 'variation xyz')).toEqual(['syntax.moment']);
  });

  it('that leaves the end of a variation out is told there alone', () => {
    expect(codes(ACES, '\nend\n', '\n')).toEqual(['syntax.unclosed']);
  });

  it('of a "trick" too many is told there alone, and the trick goes on', () => {
    const timeline = foldText(changed(DAWN, 'janiet plays Th', 'trick\njaniet plays Th'));
    expect(timeline.problems.map(({ code }) => code)).toEqual(['trick.open']);
    expect(timeline.problems[0]?.facts.waiting).toEqual([
      'Janiet Krokos',
      'Aster Azouritis',
      'Rhys Kerousitis',
      'Ari Malachitis',
    ]);
    expect(frameAt(timeline, 'r1t1p3').pile).toHaveLength(3);
  });

  it('of an id that nobody has is told once, with how often it stands there', () => {
    const timeline = foldText(changed(DAWN, /^player rhys.*\n/m, ''));
    expect(timeline.problems.map(({ code }) => code)).toEqual(['players.count', 'syntax.player']);
    expect(timeline.problems[1]?.facts).toEqual({ found: 'rhys', nearest: '', times: 10 });
  });

  it.each([
    ['a forced gift', 'aster gives Ad Ah', 'aster gives Ad Js', ['give.not-best']],
    ['a gift of his choice', 'janiet gives 7s Jc', 'janiet gives 8d Jc', ['play.not-held']],
    ['a gift that he does not hold', 'janiet gives 7s Jc', 'janiet gives 7d Jc', ['give.not-held']],
    ['the one who swaps', 'physo swaps 7d 9c', 'ari swaps 8h 9h', ['swap.not-his']],
  ])('in the exchange, of %s, draws nothing after it', (_, from, to, told) => {
    expect(codes(ACES, from, to)).toEqual(told);
  });

  it('in the cards of one play leaves the next to be judged by its own', () => {
    const twice = changed(DAWN, 'physo plays 9d 9c', 'physo plays 9d Js');
    expect(codes(twice, 'ari plays 8h\n', 'ari plays 8h Td\n')).toEqual(['play.mixed', 'play.mixed']);
  });
});

describe('A log without a single pass', () => {
  const silent = (text: string) => changed(text, /^ *\w+ passes.*\n/gm, '');

  it('is told once to say so, where the first is missed, and read as if it did', () => {
    for (const text of [DAWN, ACES]) {
      const timeline = foldText(silent(text));
      expect(timeline.problems.map(({ code }) => code)).toEqual(['passes.unsaid']);
      expect(timeline.problems[0]?.facts).toEqual({ waiting: ['Aster Azouritis'] });
      const summaries = foldText(text).rounds.map(({ summary: { order } }) => order);
      expect(timeline.rounds.map(({ summary }) => summary.order)).toEqual(summaries);
    }
  });

  it('is told nothing where it says so', () => {
    expect(codes(silent(DAWN), '\nround 1', 'recorded passes=omitted\n\nround 1')).toEqual([]);
  });

  it('is not taken for one that leaves them out where it has a single pass, or few plays', () => {
    const one = silent(DAWN).replace('rhys plays Qh', 'aster passes\nrhys plays Qh');
    expect(foldText(one).problems.map(({ code }) => code)).not.toContain('passes.unsaid');
    const few = silent(DAWN).split('\n').slice(0, 27).join('\n');
    expect(toldIn(foldText(`${few}\nrhys plays 7d\n`))).toEqual(
      expect.not.arrayContaining([expect.stringContaining('passes.unsaid')]),
    );
  });
});

describe('In a round without titles', () => {
  it('a revolution that is written says that none is looked for', () => {
    const timeline = foldText(changed(DAWN, '\ntrick\n', '\nrevolution declared by ari\ntrick\n'));
    expect(timeline.problems).toMatchObject([{ code: 'check.revolution', facts: { found: 'unheld' } }]);
    expect(codes(DAWN, '\ntrick\n', '\nrevolution none\ntrick\n')).toEqual([]);
  });

  it('a gift says that nothing is exchanged', () => {
    const timeline = foldText(changed(DAWN, '\ntrick\n', '\nari gives 8h to rhys\ntrick\n'));
    expect(timeline.problems).toMatchObject([{ code: 'action.phase', facts: { phase: 'untitled' } }]);
  });
});
