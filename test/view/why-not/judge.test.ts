import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SeenCard } from '../../../src/cards/card.ts';
import { CATALOGUES } from '../../../src/explain/messages/catalogues.ts';
import { richToText } from '../../../src/explain/rich-to-text.ts';
import { stateAt } from '../../../src/replay/state-at.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import type { ShownRound } from '../../../src/view/source/source.ts';
import { whyNot } from '../../../src/view/why-not/judge.ts';
import { forradalomSource } from '../fixtures/forradalom.ts';
import { HEAD, sampleRounds } from '../fixtures/match.ts';

describe('the position put together from frames', () => {
  it('leaves the one to move the same choices as the frame says', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        for (const { frames, summary } of sampleRounds(2, seed)) {
          frames.forEach((frame, index) => {
            if (frame.turn === null || frame.did.type === 'rank') return;
            const state = stateAt(HEAD.setup, summary, frames, index);
            expect(state && anemaki.choices(state)).toEqual(frame.choices);
          });
        }
      }),
      { numRuns: 15 },
    );
  });

  it('is none where there is no frame', () => {
    const [{ summary }] = sampleRounds(1);
    expect(stateAt(HEAD.setup, summary, [], 0)).toBeNull();
  });
});

describe('why not', () => {
  const [{ frames, summary }] = sampleRounds(1, 3);
  const index = frames.findIndex((frame) => frame.pile.length === 1 && frame.choices.length > 1);
  const frame = frames[index];
  if (!frame || frame.turn === null) throw new Error('Somebody answers a lead.');
  const hand = frame.hands[frame.turn] ?? [];
  const ask = (cards: typeof hand) =>
    whyNot({ head: HEAD, summary, frames, index, seat: frame.turn ?? 0, cards }, CATALOGUES.en);

  it('has nothing against what is legal, and a reason with its rule against the rest', () => {
    for (const card of hand) {
      const legal = frame.choices.some((c) => c.type === 'play' && c.face === card[0] && c.naturals === 1);
      const reason = ask([card]);
      expect(reason === null).toBe(legal);
      if (reason) expect(reason.some((part) => typeof part === 'object' && 'rule' in part)).toBe(true);
    }
  });

  it('says what is wrong with a mixed choice of cards', () => {
    const other = hand.find((card) => card[0] !== hand[0]?.[0]);
    const reason = ask([hand[0] ?? '??', other ?? '??']);
    expect(richToText(reason ?? [], CATALOGUES.en)).toMatch(/rank/);
  });

  it('allows a pass to one who answers', () => {
    expect(ask([])).toBeNull();
  });
});

describe('why not, in the gap between two tricks', () => {
  const source = forradalomSource(4);
  const { frames, summary } = source.round(0) as ShownRound;
  const index = frames.findIndex(({ did }) => did.type === 'revolt') - 1;
  const { did } = frames[index + 1] ?? {};
  if (did?.type !== 'revolt') throw new Error('Somebody makes a revolution.');
  const ask = (seat: number, cards: readonly SeenCard[]) =>
    whyNot({ head: source.head, summary, frames, index, seat, cards }, CATALOGUES.en);

  it('allows the revolution that was made, though it is nobody’s turn', () => {
    expect(frames[index]?.turn).toBeNull();
    expect(ask(did.seat, did.cards)).toBeNull();
  });

  it('says why fewer cards are none, and why another may not lay cards that he does not hold', () => {
    expect(richToText(ask(did.seat, did.cards.slice(1)) ?? [], CATALOGUES.en)).toMatch(/four/i);
    expect(ask((did.seat + 1) % 4, did.cards)).not.toBeNull();
  });
});
