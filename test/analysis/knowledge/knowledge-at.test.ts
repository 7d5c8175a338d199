/** What a seat knew, held against what was so: in random matches of both games, quads and suits as they come. */
import { describe, expect, it } from 'vitest';
import type { Knowledge } from '../../../src/analysis/knowledge/knowledge.ts';
import { knowledgeAt } from '../../../src/analysis/knowledge/knowledge-at.ts';
import { knowledgeBeforeTrade } from '../../../src/analysis/knowledge/knowledge-of-deal.ts';
import { worldsOf } from '../../../src/analysis/knowledge/worlds.ts';
import { countsOf, plus } from '../../../src/analysis/positions/counts.ts';
import { randomFrom, shuffle } from '../../../src/analysis/random.ts';
import type { Hand } from '../../../src/cards/hand.ts';
import { foldMatch } from '../../../src/replay/fold.ts';
import type { Frame, RoundTimeline, Timeline } from '../../../src/replay/frame.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import type { Game, Seat } from '../../../src/rules/game.ts';
import { gameById, setupOf } from '../../../src/rules/games.ts';
import { randomMatch } from '../../support/random-match.ts';
import { recordOf } from '../../support/record.ts';

const TABLES: readonly [Game, number][] = [
  [anemaki, 5],
  [forradalom, 4],
  [forradalom, 7],
];

function timelineOf(game: Game, players: number, seed: string, rounds = 3): Timeline {
  return foldMatch(recordOf(randomMatch({ seed, rounds, game, setup: setupOf(game, players) })), []);
}

/** Frames of the tricks, one in `every`, each from the seats by turns. */
function* moments(timeline: Timeline, every = 2): Generator<[Knowledge, Frame, RoundTimeline, Seat]> {
  for (const round of timeline.rounds) {
    for (const [i, frame] of round.frames.entries()) {
      for (const seat of frame.hands.keys()) {
        if ((i + seat) % every > 0) continue;
        const knowledge = knowledgeAt(timeline, round.frames, i, seat, round.summary.titles);
        if (knowledge) yield [knowledge, frame, round, seat];
      }
    }
  }
}

/** The round as it would look had others held and traded other cards: theirs in any order, one after the other. */
function disguised({ frames }: RoundTimeline, seat: Seat): Frame[] {
  const random = randomFrom(`disguise ${seat}`);
  return frames.map((frame) => {
    const others = shuffle(random, [...frame.hands.filter((_, other) => other !== seat), frame.talon].flat());
    const hands = frame.hands.map((hand, other) => (other === seat ? hand : others.splice(0, hand.length)));
    return { ...frame, hands, talon: others, did: hiddenFrom(seat, frame.did, others) };
  });
}

function hiddenFrom(seat: Seat, did: Frame['did'], cards: Hand): Frame['did'] {
  if (did.type === 'give' && did.seat !== seat && did.to !== seat) return { ...did, cards };
  return did.type === 'swap' && did.seat !== seat ? { ...did, cards } : did;
}

describe.each(TABLES)('what a seat of %o knows', (game, players) => {
  const timeline = timelineOf(game, players, `known ${game.id} ${players}`);
  const faces = game.order(timeline.setup, 'normal');
  const count = (cards: Hand) => countsOf(cards, faces);

  it('is true: sure cards are there, nothing lies above the ceiling, all cards are somewhere', () => {
    let [sure, ceilings] = [0, 0];
    for (const [knowledge, frame, , seat] of moments(timeline)) {
      const hands = frame.hands.map(count);
      knowledge.sure.forEach((known, other) => {
        sure += known.reduce((sum, number) => sum + number, 0);
        expect(known.every((number, face) => number <= (hands[other]?.[face] ?? 0))).toBe(true);
      });
      const { ceiling } = knowledge;
      if (ceiling) {
        const known = knowledge.sure[ceiling.seat] ?? [];
        const above = (hands[ceiling.seat] ?? []).map((number, face) => number - (known[face] ?? 0));
        expect(above.slice(ceiling.face + 1).every((number) => number === 0)).toBe(true);
        ceilings += 1;
      }
      const hidden = [...frame.hands.filter((_, other) => other !== seat), frame.talon].flat();
      const seen = plus(knowledge.own, knowledge.gone);
      expect(plus(seen, count(hidden))).toEqual(count(game.pack(timeline.setup)));
    }
    expect(sure).toBeGreaterThan(0);
    expect(ceilings).toBeGreaterThan(0);
  });

  it('does not change with cards that the seat does not see', () => {
    for (const round of timeline.rounds) {
      for (const seat of [0, players - 1]) {
        const other = disguised(round, seat);
        const at = (frames: readonly Frame[], i: number) =>
          knowledgeAt(timeline, frames, i, seat, round.summary.titles);
        for (let i = 0; i < other.length; i += 3) expect(at(other, i)).toEqual(at(round.frames, i));
        const trading = (frames: readonly Frame[]) =>
          knowledgeBeforeTrade(timeline, frames, seat, round.summary.titles);
        expect(trading(other)).toEqual(trading(round.frames));
      }
    }
  });

  it('can be dealt: every world keeps to it', () => {
    const random = randomFrom('worlds');
    for (const [knowledge] of moments(timeline, 9)) {
      const { sure, ceiling, held, seat } = knowledge;
      const { cards, starts, deal } = worldsOf(knowledge);
      deal(random);
      held.forEach((size, other) => {
        const hand = [...cards.slice(starts[other], starts[other + 1])];
        expect(hand).toHaveLength(other === seat ? 0 : size);
        const counts = faces.map((_, face) => hand.filter((card) => card === face).length);
        const free = counts.map((number, face) => number - (sure[other]?.[face] ?? 0));
        expect(Math.min(...free)).toBe(0);
        if (other === ceiling?.seat)
          expect(free.findLastIndex((n) => n > 0)).toBeLessThanOrEqual(ceiling.face);
      });
    }
  });
});

describe('what the check tells', () => {
  it('is true of the hands as they were after the exchange', () => {
    const timeline = timelineOf(anemaki, 5, 'quads', 14);
    const told = { none: 0, declared: 0, postponed: 0 };
    for (const [knowledge, frame, round] of moments(timeline, 9)) {
      const { quads } = knowledge;
      if (!quads) continue;
      told[round.summary.verdict?.state ?? 'none'] += 1;
      const after = frame.hands.map((hand, other) => {
        return plus(countsOf(hand, anemaki.order(timeline.setup, 'normal')), quads.laid[other] ?? []);
      });
      const holds = (seat: Seat) => after[seat]?.some((number) => number === 4) === true;
      const fitting = quads.cases.filter(({ has, hasNot }) => has.every(holds) && !hasNot.some(holds));
      expect(fitting).toHaveLength(1);
      expect(quads.cases.flatMap(({ has, hasNot }) => [...has, ...hasNot])).not.toContain(knowledge.seat);
    }
    expect(Math.min(...Object.values(told))).toBeGreaterThan(0);
  });
});

describe('a gift by suits', () => {
  it('is sure until its receiver has laid that card, not another of its rank', () => {
    const timeline = timelineOf(anemaki, 5, 'suits', 5);
    const faces = gameById('anemaki')?.order(timeline.setup, 'normal') ?? [];
    let told = 0;
    for (const [knowledge, frame, round, seat] of moments(timeline)) {
      const gift = round.frames.find(({ did }) => did.type === 'give' && did.seat === seat)?.did;
      if (gift?.type !== 'give') continue;
      const still = gift.cards.filter((card) => frame.hands[gift.to]?.includes(card));
      expect(knowledge.sure[gift.to]).toEqual(countsOf(still, faces));
      told += still.length;
    }
    expect(told).toBeGreaterThan(0);
  });
});

describe('knowledge before a trade', () => {
  it('holds the dealt hand, and what was given first where the game lets one look (F20)', () => {
    const timeline = timelineOf(forradalom, 5, 'returns', 3);
    const round = timeline.rounds[1];
    const [last, king] = [round?.summary.titles?.at(-1) ?? 0, round?.summary.titles?.[0] ?? 0];
    const gift = round?.frames.find(({ did }) => did.type === 'give' && did.seat === last)?.did;
    const knowledge = knowledgeBeforeTrade(
      timeline,
      round?.frames ?? [],
      king,
      round?.summary.titles ?? null,
    );
    const faces = forradalom.order(timeline.setup, 'normal');
    expect(knowledge?.own).toEqual(countsOf(round?.frames[0]?.hands[king] ?? [], faces));
    const given = countsOf(gift?.type === 'give' ? gift.cards : [], faces);
    expect(knowledge?.sure[last]).toEqual(given);
    expect(knowledge?.ceiling).toMatchObject({ seat: last, face: given.findIndex((n) => n > 0), laid: 0 });
  });

  it('holds the dealt hand alone where all choose at the same time (A25)', () => {
    const timeline = timelineOf(anemaki, 5, 'simultaneous', 3);
    const round = timeline.rounds[1];
    const titles = round?.summary.titles ?? null;
    const archon = knowledgeBeforeTrade(timeline, round?.frames ?? [], titles?.[0] ?? 0, titles);
    expect(archon?.ceiling).toBeNull();
    expect(archon?.sure.flat().every((n) => n === 0)).toBe(true);
    expect(knowledgeBeforeTrade(timeline, round?.frames ?? [], titles?.[4] ?? 0, titles)).toBeNull();
  });
});
