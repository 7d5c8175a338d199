/**
 * The other players of a practice match: what happens next without the reader, each from what its seat may know. All chance comes
 * from the seed and the number of steps, so that a match taken up again goes on as it would have gone.
 */
import { cardsOfChoice } from '../analysis/choice-cards.ts';
import { dealCards } from '../analysis/deal-cards.ts';
import type { Policy } from '../analysis/policies/policy.ts';
import { viewOf } from '../analysis/policies/view.ts';
import { type Random, randomFrom, shuffle } from '../analysis/random.ts';
import { tradesDue } from '../analysis/trades.ts';
import type { Action, Game, RoundState, Seat, Setup } from '../rules/game.ts';
import type { LiveMatch } from './live-match.ts';
import type { LiveStep } from './record.ts';

export interface Others {
  /** The reader's seat; null where all are played by the computer. */
  readonly me: Seat | null;
  readonly bot: Policy;
  readonly seed: string;
}

/** The titles that are drawn by lot before the first round; null where nobody has one (A5). */
export function drawTitles(game: Game, setup: Setup, seed: string): readonly Seat[] | null {
  if (!game.titledFirstRound(setup)) return null;
  return shuffle(
    randomFrom(`${seed}/titles`),
    Array.from({ length: setup.players }, (_, seat) => seat),
  );
}

/** The deal of the next round. */
export function nextDeal(live: LiveMatch, seed: string): LiveStep {
  const random = randomFrom(`${seed}/deal/${live.record.steps.length}`);
  const dealer = live.dealer ?? random.below(live.setup.players);
  return { type: 'deal', deal: dealCards(live.game, live.setup, dealer, random) };
}

/** The steps that come next without the reader; none where it is his turn, and where a round is to begin. */
export function othersSteps(live: LiveMatch, others: Others): readonly LiveStep[] {
  const { round, phase } = live;
  const random = randomFrom(`${others.seed}/play/${live.record.steps.length}`);
  if (!round) return [];
  if (phase === 'exchanging') return tradesOf(live, others, random);
  if (phase === 'revolutionCheck') return [{ type: 'check' }];
  if (phase === 'gap') return gapStep(live, round, others, random);
  if (round.turn === null || round.turn === others.me) return [];
  return [moveOf(live, round, round.turn, others.bot, random)];
}

/** Whether the reader is to trade now. */
export function mustTrade(live: LiveMatch, me: Seat | null): boolean {
  return live.dues.some((due) => due.seat === me && !(due.type === 'give' && due.waits));
}

/** Where all trades are made at the same time (A25), each is chosen from the cards as dealt; the reader chooses before he sees any. */
function tradesOf(live: LiveMatch, { me, bot }: Others, random: Random): readonly Action[] {
  const { game, setup } = live;
  const dealt = live.history.findLast(({ step }) => step.type === 'deal')?.after.round;
  if (mustTrade(live, me) || !dealt || !live.round) return [];
  const atOnce = game.dues(dealt).every((due) => due.type === 'swap' || !due.waits);
  const bots = Array.from({ length: setup.players }, () => bot);
  const open = new Set(live.dues.map(({ seat }) => seat));
  return tradesDue(game, atOnce ? dealt : live.round, bots, random).filter(
    ({ seat }) => seat !== me && open.has(seat),
  );
}

/** Every bot is asked, in seat order from the one to lead (F17); then the reader, who says himself that he lets the order be. */
function gapStep(live: LiveMatch, gap: RoundState, { me, bot }: Others, random: Random): readonly LiveStep[] {
  const { game, setup } = live;
  const over = game.roundOver(gap);
  const first = over ? 0 : (game.clear(gap).turn ?? 0);
  for (let i = 0; i < setup.players && !over; i++) {
    const seat = (first + i) % setup.players;
    const choices = seat === me ? [] : live.revolts(seat);
    const choice = choices.length > 0 ? bot.revolt(viewOf(game, gap, seat), choices, random) : null;
    if (choice) return [{ type: 'revolt', seat, cards: cardsOfChoice(gap.hands[seat] ?? [], choice) }];
  }
  return me !== null && !over && live.revolts(me).length > 0 ? [] : [{ type: 'clear' }];
}

function moveOf(
  { game, choices }: LiveMatch,
  round: RoundState,
  seat: Seat,
  bot: Policy,
  random: Random,
): Action {
  const choice = choices.length === 1 ? choices[0] : bot.play(viewOf(game, round, seat), choices, random);
  if (!choice || choice.type === 'pass') return { type: 'pass', seat };
  return { type: 'play', seat, cards: cardsOfChoice(round.hands[seat] ?? [], choice) };
}
