import { describe, expect, it } from 'vitest';
import { positionOfState } from '../../../src/analysis/positions/position-of-state.ts';
import { positionsOfRound } from '../../../src/analysis/positions/positions-of-frames.ts';
import { foldMatch } from '../../../src/replay/fold.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import type { Game } from '../../../src/rules/game.ts';
import { setupOf } from '../../../src/rules/games.ts';
import { foldText } from '../../support/fold-text.ts';
import { randomMatch } from '../../support/random-match.ts';
import { recordOf } from '../../support/record.ts';
import { FIRST_ROUND, HEAD } from '../../support/table-log.ts';

const TABLES: readonly [Game, number][] = [
  [anemaki, 5],
  [forradalom, 4],
  [forradalom, 6],
];

describe.each(TABLES)('the positions of a recorded round of %o', (game, players) => {
  const match = randomMatch({ seed: 'positions', rounds: 4, game, setup: setupOf(game, players) });
  const timeline = foldMatch(recordOf(match), []);

  it('are those of the states that it went through', () => {
    match.rounds.forEach(({ steps }, i) => {
      const round = timeline.rounds[i];
      if (!round) throw new Error('a round is missing');
      const positions = positionsOfRound(timeline, round);
      const inTricks = positions.filter((position) => position !== null);
      const states = steps.filter(({ round: state }) => state.trick !== null);
      // The rules open the first trick without an event; the frame before it shows it. The ranking shows the end once more.
      const acts = inTricks.slice(1).map(({ asked: _asked, ...position }) => position);
      const expected = states.map(({ round: state }) => positionOfState(game, state));
      const end = { ...expected.at(-1), passed: acts.at(-1)?.passed, top: acts.at(-1)?.top };
      expect(acts).toEqual([...expected.slice(0, acts.length - 1), end]);
    });
  });
});

describe('a position', () => {
  it('is missing before the tricks and where cards are not known', () => {
    const known = foldText(`${HEAD}${FIRST_ROUND}`);
    const [round] = known.rounds;
    if (!round) throw new Error('no round');
    expect(positionsOfRound(known, round).at(-1)?.turn).toBe(0);
    const vague = foldText(
      `${HEAD}${FIRST_ROUND.replace('8s 9c Td Js Kd Ah', '?? ?? ?? ?? ?? ??').replace('Ts Qc', '?? ??')}`,
    );
    const [other] = vague.rounds;
    if (!other) throw new Error('no round');
    expect(positionsOfRound(vague, other).every((position) => position === null)).toBe(true);
  });
});
