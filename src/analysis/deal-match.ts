/** Plays a whole match between policies and writes it down as a log's Match. Same plan, same match. */
import type { Entry, LogRound, Match, Metadata, PlayerId } from '../log/model.ts';
import { logAction } from '../replay/log-action.ts';
import type { Game, Seat, Setup } from '../rules/game.ts';
import { setupOf } from '../rules/games.ts';
import { dealCards } from './deal-cards.ts';
import { type PlayedRound, playRound } from './play-round.ts';
import { randomFrom, shuffle } from './random.ts';
import type { Bots } from './trades.ts';

export interface MatchPlan {
  readonly game: Game;
  /** In seat order; as many as the game takes. */
  readonly players: readonly { readonly id: PlayerId; readonly name: string }[];
  /** Options of the game; those not named take their defaults. */
  readonly options?: Readonly<Record<string, string>>;
  readonly rounds: number;
  readonly seed: string | number;
  readonly bots: Bots;
  readonly meta?: readonly Metadata[];
  /** Leaves passes out, as a table may that writes down plays alone. */
  readonly omitPasses?: boolean;
}

/** A match of so many rounds, with its checks. Each round draws from streams of its own, so that a longer match begins as a shorter one does. */
export function dealMatch(plan: MatchPlan): Match {
  const { game, players } = plan;
  const setup = setupOf(game, players.length, plan.options);
  const rounds: LogRound[] = [];
  let titles = firstTitles(plan, setup);
  for (let number = 1; number <= plan.rounds; number++) {
    const carried = number === 1 ? titles : null;
    const { round, ranking } = dealRound(plan, setup, number, titles);
    rounds.push(carried ? { ...round, titles: { order: carried.map((seat) => idOf(plan, seat)) } } : round);
    titles = ranking;
  }
  return {
    rules: { game: game.id, options: plan.options ?? {} },
    meta: plan.meta ?? [],
    players,
    passesOmitted: plan.omitPasses ?? false,
    rounds,
  };
}

function firstTitles({ game, seed, players }: MatchPlan, setup: Setup): readonly Seat[] | null {
  if (!game.titledFirstRound(setup)) return null;
  return shuffle(randomFrom(`${seed}/titles`), [...players.keys()]);
}

function dealRound(plan: MatchPlan, setup: Setup, number: number, titles: readonly Seat[] | null) {
  const { game } = plan;
  const random = randomFrom(`${plan.seed}/${number}/deal`);
  const dealer = game.dealer(setup, titles) ?? random.below(setup.players);
  const deal = dealCards(game, setup, dealer, random);
  const bots = { bots: plan.bots, random: randomFrom(`${plan.seed}/${number}/play`) };
  const played = playRound(game, { setup, deal, titles, ...bots });
  const ranking = game.ranking(played.end);
  const round: LogRound = {
    number,
    dealer: { player: idOf(plan, dealer) },
    deal: deal.hands.map((cards, seat) => ({ player: idOf(plan, seat), cards })),
    ...(deal.talon.length > 0 ? { talon: { cards: deal.talon } } : {}),
    entries: entriesOf(plan, played),
    ...checksOf(plan, played, ranking),
  };
  return { round, ranking };
}

function checksOf(plan: MatchPlan, { end }: PlayedRound, ranking: readonly Seat[]) {
  const { verdict } = end;
  const points = ranking.map(
    (seat, i) => [idOf(plan, seat), plan.game.points(i + 1, ranking.length)] as const,
  );
  return {
    ...(verdict
      ? { revolution: { state: verdict.state, by: verdict.by.map((seat) => idOf(plan, seat)) } }
      : {}),
    order: { order: ranking.map((seat) => idOf(plan, seat)) },
    points: { points: Object.fromEntries(points) },
  };
}

/** The entries of a round: every trick marked, so that a person finds the way in it. */
function entriesOf(plan: MatchPlan, { steps }: PlayedRound): Entry[] {
  const ids = plan.players.map(({ id }) => id);
  const kept = steps.filter(({ action }) => !(plan.omitPasses && action.type === 'pass'));
  return kept.flatMap(({ action, leads }): Entry[] => {
    const entry = logAction(action, ids);
    return leads ? [{ type: 'trick' }, entry] : [entry];
  });
}

function idOf({ players }: MatchPlan, seat: Seat): PlayerId {
  return players[seat]?.id ?? '';
}
