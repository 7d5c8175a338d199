import { describe, expect, it } from 'vitest';
import { findFrame } from '../../src/replay/find-frame.ts';
import { foldText, frameAt, toldIn } from '../support/fold-text.ts';
import { FIRST_ROUND, HEAD, TITLED_ROUND, TRADES } from '../support/table-log.ts';

const MAIN = `ari plays 7d
physo plays 8d
janiet passes
aster passes
rhys passes
ari passes
physo plays 7h
`;

/** The main line takes lines 16 to 22, so that what follows begins in line 23. */
const withVariation = (...lines: string[]) => foldText(`${HEAD}${FIRST_ROUND}${MAIN}${lines.join('\n')}\n`);

describe('A variation', () => {
  it('is a branch from its moment on, and the main line knows nothing of it', () => {
    const plain = withVariation();
    const timeline = withVariation('variation r1t1p1 kings', 'physo plays Kc', 'janiet plays As', 'end');
    expect(toldIn(timeline)).toEqual([]);
    expect(timeline.rounds[0]?.frames).toEqual(plain.rounds[0]?.frames);
    expect(timeline.rounds[0]?.branches).toMatchObject([
      { name: 'kings', from: 'r1t1p1', frames: [{ at: 'r1t1p2~kings' }, { at: 'r1t1p3~kings' }] },
    ]);
    expect(frameAt(timeline, 'r1t1p2~kings')).toMatchObject({ did: { seat: 1, cards: ['Kc'] }, turn: 2 });
  });

  it('goes through tricks and to the places like any line', () => {
    const timeline = withVariation(
      'variation r1t1p2 on',
      ...['janiet', 'aster', 'rhys', 'ari'].map((id) => `${id} passes`),
      'physo plays Kc Kh',
      'end',
    );
    expect(timeline.rounds[0]?.branches[0]?.frames.map(({ at }) => at)).toEqual([
      'r1t1p3~on',
      'r1t1p4~on',
      'r1t1p5~on',
      'r1t1p6~on',
      'r1t2~on',
      'r1t2p1~on',
    ]);
  });

  it('has a number for a name where it has none', () => {
    const timeline = withVariation(
      'variation r1t1p1',
      'physo passes',
      'end',
      'variation r1t1p1',
      'physo plays Jd',
      'end',
    );
    expect(timeline.rounds[0]?.branches.map(({ name }) => name)).toEqual(['1', '2']);
  });

  it('has a name of its own even where two are called the same', () => {
    const lines = ['variation r1t1p1 same', 'physo passes', 'end'];
    const names =
      withVariation(...lines, ...lines, ...lines).rounds[0]?.branches.map(({ name }) => name) ?? [];
    expect(names[0]).toBe('same');
    expect(new Set(names).size).toBe(3);
  });

  it('has a name that fits into an address, whatever it is called', () => {
    const timeline = withVariation('variation r1t1p1 "a ~b\\u202e  c"', 'physo passes', 'end');
    expect(timeline.rounds[0]?.branches[0]).toMatchObject({ name: 'a-b-c', title: 'a ~b\u202e  c' });
    expect(findFrame(timeline.rounds, 'r1t1p2~a-b-c')).toEqual({ round: 0, branch: 'a-b-c', frame: 0 });
  });

  it('may lie in another, and leaves from it or from what that left', () => {
    const timeline = withVariation(
      'variation r1t1p1 out',
      'physo plays Kc',
      'janiet plays As',
      'variation r1t1p2 in',
      'janiet passes',
      'end',
      'variation r1d before',
      'ari plays Ad',
      'end',
      'end',
    );
    expect(toldIn(timeline)).toEqual([]);
    expect(timeline.rounds[0]?.branches).toMatchObject([
      { name: 'out', from: 'r1t1p1' },
      {
        name: 'out~in',
        from: 'r1t1p2~out',
        frames: [{ at: 'r1t1p3~out~in', did: { type: 'pass', seat: 2 } }],
      },
      { name: 'out~before', from: 'r1d', frames: [{ at: 'r1t1p1~out~before', did: { cards: ['Ad'] } }] },
    ]);
  });

  it('may leave from another by its name', () => {
    const timeline = withVariation(
      'variation r1t1p1 one',
      'physo plays Kc',
      'end',
      'variation r1t1p2~one two',
      'janiet plays As',
      'end',
    );
    expect(timeline.rounds[0]?.branches[1]).toMatchObject({ name: 'two', from: 'r1t1p2~one' });
    expect(frameAt(timeline, 'r1t1p3~two').pile.map(({ cards }) => cards[0])).toEqual(['7d', 'Kc', 'As']);
  });

  it('may leave from the lead of the first trick, which has no frame of its own', () => {
    const timeline = withVariation('variation r1t1 else', 'ari plays 9h', 'end');
    expect(timeline.rounds[0]?.branches[0]).toMatchObject({ from: 'r1d', frames: [{ at: 'r1t1p1~else' }] });
  });

  it('may be of an exchange, which goes on by the rules', () => {
    const timeline = foldText(
      `${HEAD}${TITLED_ROUND}${TRADES}rhys plays 7d\nvariation r7x1 other\nari gives Jc Qs to rhys\nrhys plays 8s\nend\n`,
    );
    expect(toldIn(timeline)).toEqual([]);
    const branch = timeline.rounds[0]?.branches[0];
    expect(branch?.from).toBe('r7x1');
    expect(branch?.frames.map(({ did }) => did.type)).toEqual([
      'give',
      'give',
      'give',
      'keep',
      'check',
      'play',
    ]);
    expect(branch?.frames[5]?.hands[4]).toEqual(expect.arrayContaining(['Jc', 'Qs']));
  });

  it('has its problems at its own lines', () => {
    const timeline = withVariation('variation r1t1p1 wrong', 'physo plays Ah', 'end');
    expect(toldIn(timeline)).toEqual(['24:play.not-held']);
    expect(frameAt(timeline, 'r1t1p2~wrong').problems).toEqual([0]);
    expect(timeline.rounds[0]?.frames.every(({ problems }) => problems.length === 0)).toBe(true);
  });

  it('from a moment that the round does not have is told, and left out with all in it', () => {
    for (const at of ['r1t9p1', 'r2d', 'r1t1p2~nobody', 'r1v', 'start']) {
      const timeline = withVariation(
        `variation ${at}`,
        'physo plays Kc',
        'variation r1t1p1',
        'physo passes',
        'end',
        'end',
      );
      expect(toldIn(timeline)).toEqual(['23:variation.nowhere']);
      expect(timeline.rounds[0]?.branches).toEqual([]);
    }
  });

  it('has its commentary at its first frame', () => {
    const timeline = withVariation(
      'variation r1t1p1 better ; this saves the queen',
      'physo plays Kc ; a king',
      'end',
    );
    expect(frameAt(timeline, 'r1t1p2~better').commentary).toEqual({ '': 'this saves the queen\na king' });
  });
});
