/** All bots that there are, at tables of both games: by the rules, by the seed, and by what their seat sees. */
import { describe, expect, it } from 'vitest';
import { dealMatch } from '../../../src/analysis/deal-match.ts';
import { policiesOf, policyById } from '../../../src/analysis/policies/policies.ts';
import type { Policy } from '../../../src/analysis/policies/policy.ts';
import { viewOf } from '../../../src/analysis/policies/view.ts';
import { randomFrom } from '../../../src/analysis/random.ts';
import { playTournament } from '../../../src/analysis/tournament/tournament.ts';
import { foldMatch } from '../../../src/replay/fold.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import type { Game, RoundState, Seat } from '../../../src/rules/game.ts';
import { setupOf } from '../../../src/rules/games.ts';
import { exchangedFor } from '../../support/hidden-cards.ts';
import { randomMatch } from '../../support/random-match.ts';

const bot = (id: string) => policyById(id) as Policy;

describe.each([
  [anemaki, 5],
  [forradalom, 4],
] as const)('at a table of %o', (game, players) => {
  const setup = setupOf(game, players);
  const here = policiesOf(game);

  it('all play by the rules, and the same match from the same seed', () => {
    const bots = Array.from({ length: players }, (_, seat) => here[(seat + 2) % here.length] as Policy);
    const seated = bots.map(({ id }, i) => ({ id: `p${i}`, name: id }));
    const plan = { game, players: seated, rounds: game === anemaki ? 3 : 1, seed: 'bots', bots } as const;
    const match = dealMatch(plan);
    expect(foldMatch(match, []).problems).toEqual([]);
    expect(dealMatch(plan)).toEqual(match);
  });

  it.each(here.map(({ id }) => id))('%s does not tell apart what its seat cannot see', (id) => {
    const { rounds } = randomMatch({ seed: 'peeking', rounds: 3, game, setup });
    const states = rounds.flatMap(({ steps }) => steps.map(({ round }) => round));
    let compared = 0;
    for (const [i, state] of states.entries()) {
      const { turn } = state;
      const other = turn === null ? null : exchangedFor(state, turn);
      if (compared === 5 || turn === null || !other || game.choices(state).length < 2 || i % 7 > 0) continue;
      expect(choiceOf(game, other, turn, bot(id))).toEqual(choiceOf(game, state, turn, bot(id)));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(3);
  });

  it.each(here.map(({ id }) => id))('%s gives, swaps and revolts by what its seat sees', (id) => {
    const { rounds } = randomMatch({ seed: 'trading', rounds: 4, game, setup });
    const states = rounds.flatMap(({ steps }) => steps.map(({ round }) => round));
    const found = { trades: 0, revolts: 0 };
    for (const state of states) {
      const due = game
        .dues(state)
        .find((one) => one.type === 'swap' || (one.choice === 'free' && !one.waits));
      const seats = [...state.hands.keys()];
      const rebel = seats.find((seat) => game.revolts(state, seat).length > 0);
      const seat = due?.seat ?? rebel;
      const other = seat === undefined ? null : exchangedFor(state, seat);
      const kind = due ? 'trades' : 'revolts';
      if (seat === undefined || !other || found[kind] === 2) continue;
      const answer = (at: RoundState) => {
        const view = viewOf(game, at, seat);
        if (due?.type === 'swap') return bot(id).swap(view, due, randomFrom('s'));
        if (due) return bot(id).give(view, due, randomFrom('s'));
        return bot(id).revolt(view, game.revolts(at, seat), randomFrom('s'));
      };
      expect(answer(other)).toEqual(answer(state));
      found[kind] += 1;
    }
    expect(found.trades).toBeGreaterThan(0);
    if (game === forradalom) expect(found.revolts).toBeGreaterThan(0);
  });
});

function choiceOf(game: Game, state: RoundState, seat: Seat, { play }: Policy) {
  return play(viewOf(game, state, seat), game.choices(state), randomFrom('choice'));
}

describe('the flat player', () => {
  it('beats the greedy ones', () => {
    const bots = ['flat', 'greedy', 'greedy', 'greedy', 'greedy'].map(bot);
    const [flat] = playTournament({
      game: anemaki,
      setup: setupOf(anemaki, 5),
      bots,
      rounds: 40,
      matchRounds: 5,
      seed: 'flat',
    });
    expect(flat?.points).toBeGreaterThan(0.2);
  });
});
