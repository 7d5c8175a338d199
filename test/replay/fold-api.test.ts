/** The fold as others call it: at once, round by round, from any form of a file. */
import { describe, expect, it } from 'vitest';
import { parseJson } from '../../src/log/json/parse.ts';
import { printJson } from '../../src/log/json/print.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { foldMatch, foldRounds } from '../../src/replay/fold.ts';
import { caseText, foldCase, frameAt } from '../support/fold-text.ts';
import { FIRST_ROUND, HEAD } from '../support/table-log.ts';

describe('A fold', () => {
  it('of the JSON form is that of the text form', () => {
    const { match } = parseText(caseText('referee/anemaki-06.revlog'));
    const json = parseJson(printJson(match));
    expect(json.problems).toEqual([]);
    expect(foldMatch(json.match).rounds).toEqual(foldMatch(match).rounds);
  });

  it('of a faulty JSON form has its problems within it, and knows of what was dropped', () => {
    const { match } = parseText(caseText('referee/anemaki-04.revlog'));
    const dropped = printJson(match).replace(
      '{ "type": "pass", "player": "p3" }',
      '{ "type": "pass", "player": "p9" }',
    );
    const { match: spoiled, problems } = parseJson(dropped);
    expect(problems).toHaveLength(1);
    const timeline = foldMatch(spoiled, problems);
    expect(timeline.problems).toEqual(problems);
  });

  it('gives the problems of reading back among its own, in reading order', () => {
    const { problems, rounds } = foldCase('referee/anemaki-02.faulty.revlog');
    expect(problems.map(({ code }) => code)).toEqual(['syntax.card']);
    expect(rounds.flatMap((round) => round.problems)).toEqual(problems);
    expect(rounds.map(({ summary }) => summary.errors)).toContain(1);
  });

  it('round by round begins before the rest is folded', () => {
    const { match, problems } = parseText(caseText('referee/anemaki-00.revlog'));
    const rounds = foldRounds(match, problems);
    expect(rounds.next().value).toEqual(foldMatch(match, problems).rounds[0]);
    rounds.return();
  });

  it('keeps the remarks of a log with the moments that they are about', () => {
    const { match, problems } = parseText(
      `${HEAD}${FIRST_ROUND.replace('dealer ari', 'dealer ari ; by lot')}trick ; first\nari plays 7d ; low\n;el χαμηλά\nphyso passes\njaniet passes\naster passes\nrhys passes\ntrick ; again\nari plays 9h\n`,
    );
    const timeline = foldMatch(match, problems);
    expect(frameAt(timeline, 'r1d').commentary).toEqual({ '': 'by lot\nfirst' });
    expect(frameAt(timeline, 'r1t1p1').commentary).toEqual({ '': 'low', el: 'χαμηλά' });
    expect(frameAt(timeline, 'r1t2').commentary).toEqual({ '': 'again' });
    expect(frameAt(timeline, 'r1t1p2').commentary).toBeNull();
  });

  it('shares what does not change between frames', () => {
    const { rounds } = foldCase('referee/anemaki-00.revlog');
    const frames = rounds[0]?.frames ?? [];
    const pass = frames.findIndex(({ did }) => did.type === 'pass');
    expect(frames[pass]?.hands).toBe(frames[pass - 1]?.hands);
    expect(frames[pass]?.pile).toBe(frames[pass - 1]?.pile);
    const lists = new Set(frames.flatMap(({ hands }) => hands));
    expect(lists.size).toBeLessThan(frames.length + 5);
  });
});
