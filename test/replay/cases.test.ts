/**
 * Faults of the exchange and of the check for a revolution, one a file. A file begins with what it is about and with the
 * problems that must be told of it (`# expect line:code`), and those alone: one fault draws no others after it.
 */
import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { caseText, foldText, frameAt, framesOf, toldIn } from '../support/fold-text.ts';

const files = globSync('{exchange,revolution}/*.revlog', {
  cwd: new URL('../cases/', import.meta.url),
}).sort();

function expectedIn(text: string): string[] {
  return [...text.matchAll(/^# expect (.*)$/gm)].map(([, problem = '']) => problem);
}

describe('A case of the exchange or of a revolution', () => {
  it('is there in numbers', () => {
    expect(files.length).toBeGreaterThan(20);
  });

  it.each(files)('%s has the problems that it is about, and no other', (file) => {
    const text = caseText(file);
    expect(toldIn(foldText(text))).toEqual(expectedIn(text));
  });

  it.each(files)('%s leaves six cards to everybody, and ends with places', (file) => {
    const timeline = foldText(caseText(file));
    const start = framesOf(timeline).findLast(({ did }) => did.type === 'check');
    expect(start?.hands.map((hand) => hand.length)).toEqual([6, 6, 6, 6, 6]);
    expect([...(timeline.rounds[0]?.summary.order ?? [])].sort()).toEqual([0, 1, 2, 3, 4]);
  });
});

const verdictOf = (file: string) => foldText(caseText(file)).rounds[0]?.summary.verdict;

describe('The check for a revolution', () => {
  it.each([
    ['declared', { state: 'declared', by: [4] }],
    ['said-to-be-none', { state: 'declared', by: [4] }],
    ['postponed', { state: 'postponed', by: [0] }],
    ['postponed-said-to-be-declared', { state: 'postponed', by: [0] }],
    ['quad-given-away', { state: 'none', by: [] }],
    ['completed-by-the-archon', { state: 'declared', by: [4] }],
    ['broken-by-the-archon', { state: 'declared', by: [4] }],
    ['two-quads', { state: 'declared', by: [4, 3] }],
    ['neutrals-quad', { state: 'declared', by: [4] }],
  ])('of %s finds what the rules have', (name, verdict) => {
    expect(verdictOf(`revolution/${name}.revlog`)).toEqual(verdict);
  });

  it('turns the world over once, also where two hold four of a kind', () => {
    const { rounds } = foldText(caseText('revolution/two-quads.revlog'));
    expect(rounds[0]?.frames.find(({ did }) => did.type === 'check')?.direction).toBe('reversed');
  });
});

describe('A trade that was refused', () => {
  it('is shown as it was taken over, with why it was refused', () => {
    const timeline = foldText(caseText('exchange/too-many.revlog'));
    const frame = frameAt(timeline, 'r7x2');
    expect(frame.did).toMatchObject({ type: 'give', seat: 0, to: 4, cards: ['7d', '9h'] });
    expect(frame.refusal).toMatchObject({ code: 'give.count', given: 3, needed: 2 });
    expect(frame.problems).toEqual([0]);
  });

  it('goes to the one who was due, where another is named', () => {
    const frame = frameAt(foldText(caseText('exchange/wrong-receiver.revlog')), 'r7x1');
    expect(frame.did).toMatchObject({ to: 0 });
  });

  it('is of the card that the receiver lays later, where the giver did not hold the one that is written', () => {
    const frame = frameAt(foldText(caseText('exchange/not-held.revlog')), 'r7x2');
    expect(frame.did).toMatchObject({ cards: ['7d', '9h'] });
  });

  it('is of an unknown card more, where one is missing', () => {
    const frame = frameAt(foldText(caseText('exchange/too-few.revlog')), 'r7x1');
    expect(frame.did).toMatchObject({ cards: ['Ah', '??'] });
  });
});
