import { describe, expect, it } from 'vitest';
import { kernelOf } from '../../../src/analysis/kernel/kernels.ts';
import { positionsOfRound } from '../../../src/analysis/positions/positions-of-frames.ts';
import { tradeChoices } from '../../../src/analysis/review/trade-choices.ts';
import { type TrickChoice, trickChoices } from '../../../src/analysis/review/trick-choices.ts';
import { foldMatch } from '../../../src/replay/fold.ts';
import type { RoundTimeline, Timeline } from '../../../src/replay/frame.ts';
import { stateAt } from '../../../src/replay/state-at.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import type { Game } from '../../../src/rules/game.ts';
import { setupOf } from '../../../src/rules/games.ts';
import { foldText } from '../../support/fold-text.ts';
import { randomMatch } from '../../support/random-match.ts';
import { recordOf } from '../../support/record.ts';

function timelineOf(game: Game, players: number, seed: string): Timeline {
  return foldMatch(recordOf(randomMatch({ seed, rounds: 4, game, setup: setupOf(game, players) })), []);
}

function choicesIn(timeline: Timeline, round: RoundTimeline): TrickChoice[] {
  const kernel = kernelOf(timeline.setup, timeline.game);
  const choices = trickChoices(kernel, round.frames, positionsOfRound(timeline, round));
  if (!choices) throw new Error('a round that the kernel cannot follow');
  return choices;
}

describe.each([
  [anemaki, 5],
  [forradalom, 4],
  [forradalom, 6],
] as const)('choices in the tricks of %o', (game, players) => {
  const timeline = timelineOf(game, players, `choices ${game.id} ${players}`);

  it('are the plays and passes with two or more ways, as the frames have them', () => {
    for (const round of timeline.rounds) {
      const choices = choicesIn(timeline, round).filter(({ deeds }) => !deeds.some(isAbstention));
      const expected = round.frames.flatMap(({ choices: ways, turn }, i) => {
        return ways.length >= 2 && turn !== null
          ? [{ at: i, made: i + 1, seat: turn, ways: ways.length }]
          : [];
      });
      expect(choices.map(({ at, made, seat, deeds }) => ({ at, made, seat, ways: deeds.length }))).toEqual(
        expected,
      );
      for (const { made, seat, deeds, chosen } of choices) {
        const did = round.frames[made]?.did;
        const deed = deeds[chosen];
        expect(did).toMatchObject({ type: deed?.type, seat });
        if (did?.type === 'play' && deed?.type === 'play') {
          expect(deed.naturals + deed.jokers).toBe(did.cards.length);
          expect(did.cards.filter((card) => card === 'jo').length).toBe(deed.jokers);
        }
      }
    }
  });

  it('are, in a gap, each revolution laid and each that was not when the gap closed', () => {
    const { setup } = timeline;
    const kinds = new Set<string | undefined>();
    for (const { summary, frames, ...round } of timeline.rounds) {
      const choices = choicesIn(timeline, { summary, frames, ...round });
      const inGaps = choices.filter(({ deeds }) => deeds.some(isAbstention));
      const expected = frames.flatMap(({ did }, made): string[] => {
        if (did.type === 'revolt') return [`${made} ${did.seat} revolt`];
        const state = stateAt(setup, summary, frames, made - 1);
        if (did.type !== 'clear' || !state) return [];
        const could = state.hands.flatMap((_, seat) => (game.revolts(state, seat).length > 0 ? [seat] : []));
        return could.map((seat) => `${made} ${seat} abstain`);
      });
      const found = inGaps.map(({ made, seat, deeds, chosen }) => `${made} ${seat} ${deeds[chosen]?.type}`);
      expect([...found].sort()).toEqual([...expected].sort());
      for (const { seat, position, deeds, chosen } of inGaps) {
        expect(position.asked).toBe(seat);
        kinds.add(deeds[chosen]?.type);
      }
    }
    expect(kinds).toEqual(new Set(game === forradalom ? ['revolt', 'abstain'] : []));
  });
});

function isAbstention({ type }: TrickChoice['deeds'][number]): boolean {
  return type === 'abstain';
}

const ROUND = `revolution-log 1
rules anemaki
player a A
player b B
player c C
player d D
player e E

round 2
titles a b c d e
dealer e
deal a 7d 9h Th Jc Qs Ad
deal b 7h 7s 8d Jd Kc Kh
deal c 8c 8h 9s Qd Qh As
deal d 7c 9d Tc Jh Ks Ac
deal e 8s 9c Td Js Kd Ah
talon Ts Qc
e gives Ah Kd to a
a gives 7d 9h to e
d gives Ac to b
b gives 8d to d
c swaps 9s As
trick
e plays 7d
`;

describe('choices in the exchange', () => {
  const order = anemaki.order(setupOf(anemaki, 5), 'normal');
  const choicesOf = (text: string) => {
    const { frames, summary } = foldText(text).rounds[0] as RoundTimeline;
    const at = (index: number) => frames[index]?.at;
    return tradeChoices(frames, summary.titles, order).map(({ made, seat, deed }) => [at(made), seat, deed]);
  };

  it('are the gifts of those above, and the talon', () => {
    expect(choicesOf(ROUND)).toEqual([
      ['r2x2', 0, { type: 'give', to: 4, faces: ['7', '9'] }],
      ['r2x4', 1, { type: 'give', to: 3, faces: ['8'] }],
      ['r2x5', 2, { type: 'swap', faces: ['9', 'A'] }],
    ]);
    expect(choicesOf(ROUND.replace('c swaps 9s As', 'c keeps')).at(-1)).toEqual([
      'r2x5',
      2,
      { type: 'keep' },
    ]);
  });

  it('leave out what the rules forbid', () => {
    const forced = choicesOf(ROUND.replace('a gives 7d 9h to e', 'a gives! 7d to e'));
    expect(forced.map(([, seat]) => seat)).toEqual([1, 2]);
  });

  it('leave out what the reader had to fill in', () => {
    const unsaid = choicesOf(ROUND.replace('b gives 8d to d\n', ''));
    expect(unsaid.map(([, seat]) => seat)).toEqual([0, 2]);
  });
});
