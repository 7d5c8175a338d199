import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SeenCard } from '../../../src/cards/card.ts';
import { take } from '../../../src/cards/hand.ts';
import { describeFrame } from '../../../src/explain/describe-frame.ts';
import { CATALOGUES } from '../../../src/explain/messages/catalogues.ts';
import { LANGUAGES } from '../../../src/explain/messages/languages.ts';
import { richToText } from '../../../src/explain/rich-to-text.ts';
import type { Frame } from '../../../src/replay/frame.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { visible } from '../../../src/view/controller/knowledge.ts';
import { HEAD, sampleRounds } from '../fixtures/match.ts';

const pov = fc.constantFrom(null, 0, 1, 2, 3, 4);
const reveal = fc.constantFrom('seat' as const, 'spoiler-free' as const);

/** Every card that stands anywhere in a frame. */
function cardsIn(frame: Frame): SeenCard[] {
  const own = 'cards' in frame.did ? frame.did.cards : [];
  return [...frame.hands.flat(), ...frame.talon, ...own, ...frame.pile.flatMap(({ cards }) => cards)].filter(
    (card) => card !== '??',
  );
}

/** The cards that a seat has come to see up to each frame, counted anew from what happened: the oracle. */
function seenBy(frames: readonly Frame[], seat: number | null): Set<SeenCard>[] {
  const seen = new Set<SeenCard>();
  return frames.map((frame) => {
    const { did } = frame;
    if (seat !== null) for (const card of frame.hands[seat] ?? []) seen.add(card);
    const mine = 'seat' in did && (did.seat === seat || ('to' in did && did.to === seat));
    if ('cards' in did && (mine || did.type === 'play' || did.type === 'revolt')) {
      for (const card of did.cards) seen.add(card);
    }
    return new Set(seen);
  });
}

describe('what a seat may know', () => {
  it('never holds a card that the seat has not seen', () => {
    fc.assert(
      fc.property(fc.integer(), pov, reveal, (seed, seat, how) => {
        for (const { frames } of sampleRounds(2, seed)) {
          const seen = seenBy(frames, seat);
          visible(frames, { pov: seat, reveal: how }).forEach((frame, i) => {
            expect(cardsIn(frame).filter((card) => !seen[i]?.has(card))).toEqual([]);
          });
        }
      }),
      { numRuns: 30 },
    );
  });

  it('never contradicts the hands: every card shown is where it is shown, and the counts are right', () => {
    fc.assert(
      fc.property(fc.integer(), pov, (seed, seat) => {
        const { frames } = sampleRounds(2, seed)[1] ?? { frames: [] };
        visible(frames, { pov: seat, reveal: 'seat' }).forEach((frame, i) => {
          frame.hands.forEach((hand, each) => {
            const real = frames[i]?.hands[each] ?? [];
            expect(hand).toHaveLength(real.length);
            expect(take(real, hand).missing).toEqual([]);
          });
        });
      }),
      { numRuns: 30 },
    );
  });

  it('is the own hand, whole', () => {
    const [{ frames }] = sampleRounds(1);
    visible(frames, { pov: 2, reveal: 'seat' }).forEach((frame, i) => {
      expect(frame.hands[2]).toEqual(frames[i]?.hands[2]);
    });
  });

  it('still knows a card it gave away, until it is laid', () => {
    const { frames } = sampleRounds(2)[1] ?? { frames: [] };
    const at = frames.findIndex(({ did }) => did.type === 'give');
    const gift = frames[at]?.did;
    if (gift?.type !== 'give') throw new Error('The second round of a match has an exchange.');
    const [card = '??'] = gift.cards;
    visible(frames, { pov: gift.seat, reveal: 'seat' }).forEach((frame, i) => {
      expect(frame.hands[gift.to]?.includes(card)).toBe(i >= at && frames[i]?.hands[gift.to]?.includes(card));
    });
  });

  it('shows a Neutral what he left in the talon, and nobody else', () => {
    const { frames } = sampleRounds(2)[1] ?? { frames: [] };
    const neutral = frames.map(({ did }) => did).find((did) => did.type === 'swap');
    const last = (seat: number | null) => visible(frames, { pov: seat, reveal: 'seat' }).at(-1)?.talon;
    expect(last(neutral?.seat ?? null)).toEqual(frames.at(-1)?.talon);
    expect(last(((neutral?.seat ?? 0) + 1) % 5)).toEqual(['??', '??']);
    expect(last(null)).toEqual(['??', '??']);
  });

  it('gives the choices of the own seat alone', () => {
    const [{ frames }] = sampleRounds(1);
    visible(frames, { pov: 1, reveal: 'seat' }).forEach((frame, i) => {
      expect(frame.choices).toEqual(frame.turn === 1 ? frames[i]?.choices : []);
    });
  });

  it('leaves open hands alone, as the very same frames', () => {
    const [{ frames }] = sampleRounds(1);
    expect(visible(frames, { pov: 3, reveal: 'open' })).toBe(frames);
  });

  it('tells the giver why his gift was against the rules, and not its receiver', () => {
    const { frames } = sampleRounds(2)[1] ?? { frames: [] };
    const faulty = frames.map(
      (frame): Frame =>
        frame.did.type === 'give'
          ? {
              ...frame,
              problems: [0],
              refusal: { code: 'give.not-best', rule: 'A24', cards: ['7d'], best: ['As'] },
            }
          : frame,
    );
    const gift = faulty.find(({ did }) => did.type === 'give')?.did;
    if (gift?.type !== 'give') throw new Error('The second round of a match has an exchange.');
    const told = (seat: number) =>
      visible(faulty, { pov: seat, reveal: 'seat' }).find(({ did }) => did.type === 'give');
    expect(told(gift.seat)?.refusal).not.toBeNull();
    expect(told(gift.to)?.refusal).toBeNull();
    expect(told(gift.to)?.problems).toEqual([]);
  });
});

describe('words about what a seat may know', () => {
  it('name no card that the seat has not seen, in any language', () => {
    const { frames, summary } = sampleRounds(2, 5)[1] ?? sampleRounds(1)[0];
    for (const seat of [null, 0, 3]) {
      const seen = seenBy(frames, seat);
      const shown = visible(frames, { pov: seat, reveal: 'seat' });
      for (const language of LANGUAGES) {
        shown.forEach((frame, i) => {
          const scene = { head: HEAD, summary, game: anemaki, frame, before: shown[i - 1] ?? null };
          const { headline, why } = describeFrame(scene, CATALOGUES[language]);
          const text = richToText([...headline, ...why], CATALOGUES[language], 'ascii');
          const named = text.match(/\b[789TJQKA][dhcs]\b/g) ?? [];
          expect(named.filter((card) => !seen[i]?.has(card as SeenCard))).toEqual([]);
        });
      }
    }
  });
});
