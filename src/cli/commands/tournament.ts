/** `epanastasi tournament`: lets bots play each other and prints what each came to, with its error. */
import { ENGINE } from '../../analysis/equity/model.ts';
import { policiesOf } from '../../analysis/policies/policies.ts';
import type { Policy } from '../../analysis/policies/policy.ts';
import { roundTo } from '../../analysis/round-to.ts';
import { playTournament, type Standing, type TournamentPlan } from '../../analysis/tournament/tournament.ts';
import type { Game } from '../../rules/game.ts';
import { setupOf } from '../../rules/games.ts';
import type { Call, Command } from '../command.ts';
import { EXPEDITION } from '../expedition.ts';
import { alignColumns } from '../layout.ts';
import { gameOf, judgeCount, namedBots, optionsOf, seatedBots } from '../table-options.ts';
import { EXIT, UsageError } from '../usage.ts';
import { numberOf, textOf } from '../values.ts';

const MOST_ROUNDS = 10_000_000;
/** Who plays where nobody says who: the strongest first, and again from the first. */
const COMPANY = ['flat', 'linear', 'heuristic', 'greedy', 'random'];
const DIGITS = 4;

const text = { type: 'string' } as const;

export const tournament: Command = {
  name: 'tournament',
  options: {
    game: text,
    bots: text,
    players: text,
    rounds: text,
    match: text,
    option: { type: 'string', multiple: true },
    seed: text,
    json: { type: 'boolean' },
  },
  async run(call) {
    if (call.files[0] !== undefined) throw new UsageError(call.messages.cli.unexpected(call.files[0]));
    const plan = planOf(call);
    const standings = playTournament(plan);
    await call.io.out(call.values.json ? asJson(plan, standings) : asTable(call, plan, standings));
    return EXIT.fine;
  },
};

function planOf(call: Call): TournamentPlan {
  const game = gameOf(call);
  const bots = botsOf(call, game);
  judgeCount(call, game, bots.length);
  return {
    game,
    bots,
    setup: setupOf(game, bots.length, optionsOf(call, game)),
    rounds: numberOf(call, 'rounds', { least: 1, most: MOST_ROUNDS, otherwise: 1000 }),
    matchRounds: numberOf(call, 'match', { least: 1, most: MOST_ROUNDS, otherwise: 20 }),
    seed: textOf(call.values, 'seed') ?? '1',
  };
}

function botsOf(call: Call, game: Game): readonly Policy[] {
  const named = textOf(call.values, 'bots') === null ? null : namedBots(call, game, '');
  const size = named && named.length > 1 ? named.length : EXPEDITION.length;
  const players = numberOf(call, 'players', { least: 1, most: 99, otherwise: size });
  if (named) return seatedBots(call, named, players);
  const company = policiesOf(game)
    .filter(({ id }) => COMPANY.includes(id))
    .reverse();
  return Array.from({ length: players }, (_, i) => company[i % company.length] as Policy);
}

function asJson(plan: TournamentPlan, standings: readonly Standing[]): string {
  const { game, setup, rounds, matchRounds, seed, bots } = plan;
  const head = { engine: ENGINE, game: game.id, ...setup, rounds, matchRounds, seed };
  const round = (value: number) => roundTo(value, DIGITS);
  const rows = standings.map(({ policy, seats, points, se, places }) => ({
    policy,
    seats,
    points: round(points),
    se: se === null ? null : round(se),
    places: places.map(round),
  }));
  return `${JSON.stringify({ ...head, bots: bots.map(({ id }) => id), standings: rows })}\n`;
}

function asTable({ messages }: Call, plan: TournamentPlan, standings: readonly Standing[]): string {
  const { game, rounds, matchRounds, seed } = plan;
  const words = messages.cli.tournament;
  const head = words.head(game.id, rounds, Math.ceil(rounds / matchRounds), seed);
  const places = plan.bots.map((_, i) => words.place(i + 1));
  const rows = standings.map((one) => [
    one.policy,
    String(one.seats),
    words.mean(roundTo(one.points, DIGITS), one.se),
    ...one.places.map(words.share),
  ]);
  return `${head}\n\n${alignColumns([[words.bot, words.seats, words.points, ...places], ...rows])}`;
}
