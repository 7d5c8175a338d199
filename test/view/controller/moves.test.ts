import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Book, isDecision, MOVES, type MoveName, toStep } from '../../../src/view/controller/moves.ts';
import { lineOf, type Position, START } from '../../../src/view/controller/position.ts';
import { sampleRounds, withBranch } from '../fixtures/match.ts';

const [first, ...later] = sampleRounds(3);
const rounds = [withBranch(first), ...later];
const book: Book = { rounds: rounds.map((r) => r.summary), round: (i) => rounds[i] ?? null };

function go(from: Position, ...names: MoveName[]): Position {
  return names.reduce((at, name) => {
    const to = MOVES[name](book, at);
    if ('need' in to) throw new Error(`round ${to.need} is not at hand`);
    return to;
  }, from);
}

const frameAt = ({ round, frame, branch }: Position) => {
  const held = rounds[round];
  return held && lineOf(held, branch).frames[frame];
};

describe('moves', () => {
  it('step through every frame of every round, and back', () => {
    let at = START;
    const seen = [frameAt(at)?.at];
    for (let next = go(at, 'next'); next !== at; next = go(at, 'next')) {
      at = next;
      seen.push(frameAt(at)?.at);
    }
    expect(seen).toEqual(rounds.flatMap((round) => round.frames.map((frame) => frame.at)));
    expect(at).toEqual(go(START, 'end'));
    for (let i = 1; i < seen.length; i++) at = go(at, 'previous');
    expect(at).toEqual(START);
    expect(go(START, 'previous')).toEqual(START);
  });

  it('go to the first moment of each trick, and then on to the next round', () => {
    const starts: number[] = [];
    let at = START;
    while (at.round === 0) {
      at = go(at, 'next-trick');
      if (at.round === 0) starts.push(at.frame);
    }
    const { frames } = rounds[0] ?? { frames: [] };
    const opening = frames.flatMap((frame, i) =>
      i > 0 && frame.trick > (frames[i - 1]?.trick ?? 0) ? [i] : [],
    );
    expect(starts).toEqual([...opening, frames.length - 1]);
    expect(at).toEqual({ round: 1, frame: 0, branch: null });
  });

  it('go back to the start of the trick first, and then to the trick before', () => {
    const second = rounds[0]?.frames.findIndex((frame) => frame.trick === 2) ?? 0;
    const inside = { ...START, frame: second + 2 };
    expect(go(inside, 'previous-trick')).toEqual({ ...START, frame: second });
    expect(frameAt(go(inside, 'previous-trick', 'previous-trick'))?.trick).toBe(1);
  });

  it('find every moment with two or more legal choices', () => {
    const all = rounds.flatMap(({ frames }, round) =>
      frames.flatMap((frame, i) => (isDecision(frame) ? [`${round} ${i}`] : [])),
    );
    const found: string[] = [];
    let at = go(START, 'next-decision');
    for (let last = START; at !== last; at = go(at, 'next-decision')) {
      found.push(`${at.round} ${at.frame}`);
      last = at;
    }
    expect(found.filter((each, i) => each !== found[i - 1])).toEqual(all.filter((each) => each !== '0 0'));
    expect(go({ round: 1, frame: 0, branch: null }, 'previous-decision').round).toBe(0);
  });

  it('go to a round, and to its beginning before the one before', () => {
    expect(go(START, 'next-round', 'next', 'previous-round')).toEqual({ round: 1, frame: 0, branch: null });
    expect(go(START, 'next-round', 'previous-round')).toEqual(START);
    expect(go(START, 'end', 'next-round')).toEqual(go(START, 'end'));
  });

  it('go to a step by its number, as near as there is', () => {
    expect(toStep(book, START, 3)).toEqual({ ...START, frame: 2 });
    expect(toStep(book, START, 0)).toEqual(START);
    expect(toStep(book, START, 9999)).toEqual({ ...START, frame: (rounds[0]?.frames.length ?? 0) - 1 });
  });

  it('stay on a branch until its end, and leave it backwards where it forks', () => {
    const inside = { round: 0, frame: 4, branch: 'stay' };
    expect(frameAt(inside)?.at).toMatch(/~stay$/);
    expect(go(inside, 'next', 'next', 'next', 'next', 'next')).toEqual({ ...inside, frame: 7 });
    expect(go(inside, 'previous')).toEqual({ round: 0, frame: 3, branch: null });
  });

  it('ask for a round that is not at hand', () => {
    const bare: Book = { rounds: book.rounds, round: () => null };
    expect(MOVES.next(bare, START)).toEqual({ need: 0 });
    expect(
      MOVES['next-decision'](
        { ...book, round: (i) => (i === 0 ? (rounds[0] ?? null) : null) },
        go(START, 'end'),
      ),
    ).toEqual({ need: 2 });
  });

  it('never leave the match, whatever the order of moves', () => {
    const names = Object.keys(MOVES) as MoveName[];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names), { maxLength: 40 }), (order) => {
        expect(frameAt(go(START, ...order))).toBeDefined();
      }),
    );
  });
});
