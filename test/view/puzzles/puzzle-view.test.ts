import { describe, expect, it } from 'vitest';
import { dealMatch } from '../../../src/analysis/deal-match.ts';
import { sensible } from '../../../src/analysis/policies/sensible.ts';
import { foldMatch } from '../../../src/replay/fold.ts';
import type { Game } from '../../../src/rules/game.ts';
import { gameById } from '../../../src/rules/games.ts';
import { viewPuzzle } from '../../../src/view/puzzles/puzzle-view.ts';
import { MISTAKE } from '../../support/review.ts';

const match = dealMatch({
  game: gameById('anemaki') as Game,
  players: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id })),
  rounds: 1,
  seed: 'puzzle',
  bots: Array(5).fill(sensible),
});
const [round] = foldMatch(match).rounds;
const frames = round?.frames ?? [];
const inTrick = frames.findIndex(({ at }) => at === 'r1t2p2');
const puzzleAt = (index: number) => ({
  round: 1,
  gap: 1,
  decision: { ...MISTAKE, at: frames[index]?.at ?? '', seat: frames[index]?.turn ?? 0 },
});

describe('viewPuzzle', () => {
  it('shows what is to be beaten and who laid it', () => {
    const view = viewPuzzle(puzzleAt(inTrick), frames);
    expect(view.ask).toBe('follow');
    expect(view.top).toEqual({
      seat: frames[inTrick]?.pile.at(-1)?.seat,
      cards: frames[inTrick]?.pile.at(-1)?.cards,
    });
  });

  it('asks for a lead where nothing lies there', () => {
    const lead = frames.findIndex(({ at }) => at === 'r1t2');
    expect(viewPuzzle(puzzleAt(lead), frames)).toMatchObject({ ask: 'lead', top: null });
  });

  it('counts the cards of the others, next in turn first, and shows none of them', () => {
    const view = viewPuzzle(puzzleAt(inTrick), frames);
    const hands = frames[inTrick]?.hands ?? [];
    expect(view.others.map(({ seat }) => seat)).toEqual([1, 2, 3, 4].map((step) => (view.seat + step) % 5));
    for (const { seat, cards } of view.others) expect(cards).toBe(hands[seat]?.length);
    for (const { seat } of view.others)
      for (const card of hands[seat] ?? []) expect(view.hand).not.toContain(card);
  });

  it('knows every card that was laid in the round', () => {
    const view = viewPuzzle(puzzleAt(inTrick), frames);
    const held = frames[inTrick]?.hands.flat().length ?? 0;
    expect(view.gone.reduce((sum, { size }) => sum + size, 0)).toBe(30 - held);
  });

  it('throws on an address that is not in the round', () => {
    expect(() => viewPuzzle({ round: 1, gap: 1, decision: { ...MISTAKE, at: 'r9d' } }, frames)).toThrow(
      RangeError,
    );
  });
});
