import { describe, expect, it } from 'vitest';
import { publiclySure, sureNext } from '../../../src/analysis/endgame/sure-next.ts';
import type { TrickDeed } from '../../../src/analysis/kernel/kernel.ts';
import type { Position } from '../../../src/analysis/kernel/position.ts';
import type { Knowledge } from '../../../src/analysis/knowledge/knowledge.ts';
import { knowledgeAt } from '../../../src/analysis/knowledge/knowledge-at.ts';
import { worldsOf } from '../../../src/analysis/knowledge/worlds.ts';
import { positionOfState } from '../../../src/analysis/positions/position-of-state.ts';
import { positionsOfRound } from '../../../src/analysis/positions/positions-of-frames.ts';
import { randomFrom } from '../../../src/analysis/random.ts';
import type { Face } from '../../../src/cards/card.ts';
import { foldMatch } from '../../../src/replay/fold.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import type { Choice, Game, RoundState, Seat } from '../../../src/rules/game.ts';
import { setupOf } from '../../../src/rules/games.ts';
import { randomMatch } from '../../support/random-match.ts';
import { recordOf } from '../../support/record.ts';
import { ARI, PHYSO, play, tricks } from '../../support/table.ts';
import { afterChoice, nameOf, sureChoices } from './naive-order.ts';
import { KINDS, smallDeal } from './some-states.ts';

/** Whether the seat can be the next one out whatever all others do, even all against it: every way is tried. */
function canForce(before: RoundState, seat: Seat, seen: Map<string, boolean>): boolean {
  const state = before.turn === null && !anemaki.roundOver(before) ? anemaki.clear(before) : before;
  if (state.hands[seat]?.length === 0) return true;
  if (anemaki.roundOver(state)) return false;
  const key = nameOf(state);
  const known = seen.get(key);
  if (known !== undefined) return known;
  const out = state.out.length;
  const works = (choice: Choice) => {
    const next = afterChoice(state, choice);
    const isLost = next.out.length > out && next.out[out] !== seat;
    return !isLost && canForce(next, seat, seen);
  };
  const choices = anemaki.choices(state);
  const can = state.turn === seat ? choices.some(works) : choices.every(works);
  seen.set(key, can);
  return can;
}

const deedsOf = (state: RoundState) => sureNext(positionOfState(anemaki, state));

describe.each(KINDS)('a sure deed, with pass: $pass, $direction', (kind) => {
  it('cannot be stopped by any play of the others, and is there whenever a whole group is', () => {
    const random = randomFrom(`sure ${kind.pass} ${kind.direction}`);
    let [sure, none] = [0, 0];
    for (let i = 0; i < 500; i++) {
      const dealt = smallDeal(kind, 10, random);
      if (anemaki.roundOver(dealt)) continue;
      const state = dealt.turn === null ? anemaki.clear(dealt) : dealt;
      const seat = state.turn as Seat;
      const deeds = deedsOf(state);
      const whole = sureChoices(state, seat, anemaki.choices(state));
      expect(deeds).toEqual(expect.arrayContaining(whole));
      expect(deeds.length > 0).toBe(whole.length > 0);
      for (const deed of deeds) {
        expect(canForce(afterChoice(state, deed as Choice), seat, new Map()), JSON.stringify(state)).toBe(
          true,
        );
      }
      if (deeds.length > 0) sure += 1;
      else none += 1;
    }
    expect(Math.min(sure, none)).toBeGreaterThan(50);
  });
});

describe('sure deeds', () => {
  const text = (deeds: readonly TrickDeed[]) =>
    deeds.map((deed) => (deed.type === 'play' ? `${deed.face}${deed.naturals}` : deed.type));

  it('may split what nobody can beat', () => {
    const hands = ['7d Ad Ah', 'Kd Kh', 'Qd Qh', 'Jd Jh', 'Td Th'];
    expect(text(deedsOf(tricks({ hands, leader: ARI })))).toEqual(['A1', 'A2']);
    const start = tricks({ hands: ['7d Ad Ah', '7h Kd', 'Qd', 'Jd', 'Td'], leader: PHYSO });
    expect(text(deedsOf(play(start, [PHYSO, '7h'], [2], [3], [4])))).toEqual(['A1', 'A2']);
  });

  it('follow with enough cards', () => {
    const hands = ['8d Ad', '7d 7h Kd', 'Qd Qh', 'Jd Jh', 'Td Th'];
    const led = tricks({ hands, leader: PHYSO });
    expect(text(deedsOf(play(led, [PHYSO, '7d'], [2], [3], [4])))).toEqual(['A1']);
    expect(text(deedsOf(play(led, [PHYSO, '7d 7h'], [2], [3], [4])))).toEqual([]);
  });

  it('are not there while two groups can be beaten', () => {
    const hands = ['7d 8d Ad', 'Kd', 'Qd', 'Jd', 'Td'];
    expect(deedsOf(tricks({ hands, leader: ARI }))).toEqual([]);
    const few = ['7d 8d Ad', '7h', '7c', '7s', ''];
    expect(text(deedsOf({ ...tricks({ hands: few, leader: ARI }), out: [4] }))).toEqual(['71', '81', 'A1']);
  });
});

const SETUP = setupOf(anemaki, 5);
const FACES = anemaki.order(SETUP, 'normal');
const of = (...faces: Face[]) => FACES.map((face) => faces.filter((each) => each === face).length);
const TABLE = { direction: 'normal', top: null, passed: [], turn: ARI, out: [3, 4] } as const;
/** Of three who are left Ari leads; he knows of no card yet. */
const NOTHING: Knowledge = {
  game: anemaki,
  setup: SETUP,
  seat: ARI,
  titles: null,
  table: TABLE,
  own: of(),
  gone: of(),
  held: [0, 0, 0, 0, 0],
  sure: [of(), of(), of(), of(), of()],
  unseen: of(),
  ceiling: null,
  quads: null,
};

/** Moments of random rounds, each as the one to move knows it and as it is. */
function* moments(game: Game, players: number, rounds: number): Generator<[Knowledge, Position]> {
  const setup = setupOf(game, players);
  const timeline = foldMatch(recordOf(randomMatch({ seed: 'sure', rounds, game, setup })), []);
  for (const round of timeline.rounds) {
    for (const [i, position] of positionsOfRound(timeline, round).entries()) {
      const seat = position?.turn ?? null;
      if (!position || seat === null) continue;
      const knowledge = knowledgeAt(timeline, round.frames, i, seat, round.summary.titles);
      if (knowledge) yield [knowledge, position];
    }
  }
}

describe('what a seat knows to be sure', () => {
  it('is so as the cards lie, and in every world that it cannot tell from this one', () => {
    const random = randomFrom('worlds');
    let claims = 0;
    let more = 0;
    for (const [knowledge, position] of moments(anemaki, 5, 24)) {
      const deeds = publiclySure(knowledge);
      const open = sureNext(position);
      if (deeds.length < open.length) more += 1;
      if (deeds.length === 0) continue;
      claims += 1;
      expect(open).toEqual(expect.arrayContaining(deeds));
      const { cards, starts, deal } = worldsOf(knowledge);
      for (let i = 0; i < 10; i++) {
        deal(random);
        const hands = position.hands.map((own, seat) =>
          seat === knowledge.seat
            ? own
            : own.map(
                (_, face) =>
                  cards.slice(starts[seat], starts[seat + 1]).filter((card) => card === face).length,
              ),
        );
        expect(sureNext({ ...position, hands })).toEqual(expect.arrayContaining(deeds));
      }
    }
    expect(claims).toBeGreaterThan(40);
    expect(more).toBeGreaterThan(10);
  });

  it('counts on what it gave away to be where it went', () => {
    const known = { own: of('K', '7'), held: [2, 1, 1, 0, 0], sure: [of(), of('Q'), of(), of(), of()] };
    const sure = (change: Partial<Knowledge>) => publiclySure({ ...NOTHING, ...known, ...change }).length > 0;
    expect(sure({ unseen: of('7', '8', '9') })).toBe(true);
    expect(sure({ unseen: of('7', '8', 'A') })).toBe(false);
    expect(sure({ unseen: of('7'), sure: [of(), of('A'), of(), of(), of()] })).toBe(false);
    // The one hand is full with what it was given; the other kept nothing above what it gave.
    const ceiling = { seat: 2, face: FACES.indexOf('Q'), given: 1, laid: 0 };
    expect(sure({ unseen: of('7', 'A'), ceiling })).toBe(true);
    expect(sure({ unseen: of('7', 'A'), ceiling, held: [2, 2, 1, 0, 0] })).toBe(false);
  });

  it('needs as many cards in one hand to beat a pair', () => {
    const known = { own: of('7', '8', '8'), unseen: of('K', 'K', 'A', 'A') };
    const sure = (held: readonly number[]) => publiclySure({ ...NOTHING, ...known, held });
    expect(sure([3, 1, 1, 0, 0])).toEqual([{ type: 'play', face: '8', naturals: 2, jokers: 0 }]);
    expect(sure([3, 1, 2, 0, 0])).toEqual([]);
  });

  it('is only of use to who is to move', () => {
    const known = { own: of('7'), held: [1, 1, 1, 0, 0], unseen: of('K', 'A') };
    expect(publiclySure({ ...NOTHING, ...known })).toHaveLength(1);
    expect(publiclySure({ ...NOTHING, ...known, table: { ...TABLE, turn: 1 } })).toEqual([]);
  });

  it('is never claimed of another game', () => {
    for (const [knowledge] of moments(forradalom, 4, 2)) expect(publiclySure(knowledge)).toEqual([]);
  });
});
