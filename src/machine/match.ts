/**
 * What every game's statechart is made of: the memory of a match, the events that move it, and the
 * guards and actions by name, each a call into the rules. States and transitions are in the files of the games.
 */
import { assign, setup } from 'xstate';
import type { Action, Deal, Game, RoundState, Seat, Setup, Verdict } from '../rules/game.ts';

export interface MatchContext {
  readonly setup: Setup;
  /** The round in progress; null before the first deal. */
  readonly round: RoundState | null;
  /** Seats by place in the round before, best first; null where nobody has a title yet. */
  readonly titles: readonly Seat[] | null;
  /** Points so far, by seat. */
  readonly totals: readonly number[];
}

export interface MatchInput {
  readonly setup: Setup;
  /** Where a match is taken up in its middle, or titles were drawn by lot (A5). */
  readonly titles?: readonly Seat[] | null | undefined;
  readonly totals?: readonly number[] | undefined;
}

export type MatchEvent =
  | { readonly type: 'deal'; readonly deal: Deal }
  /** The check after the exchange. `verdict` is what was seen at the table, for hands that are not known. */
  | { readonly type: 'check'; readonly verdict?: Verdict | undefined }
  /** The cards of an ended trick are set aside. */
  | { readonly type: 'clear' }
  | { readonly type: 'nextRound' }
  | { readonly type: 'finish' }
  | Action;

const NO_REVOLUTION: Verdict = { state: 'none', by: [] };

/** The named guards and actions of a game's statechart. */
export function matchSetup(game: Game) {
  return setup({
    types: {
      context: {} as MatchContext,
      events: {} as MatchEvent,
      input: {} as MatchInput,
    },
    guards: {
      exchangeIsDue: ({ context, event }) => game.dues(dealt(context, event)).length > 0,
      mayAct: ({ context, event }) => mayAct(context, event),
      // After the last trick nobody is left to turn the order for (F10).
      mayRevolt: ({ context, event }) => mayAct(context, event) && !game.roundOver(roundOf(context)),
      mayTrade: ({ context, event }, { places }: { places: readonly number[] }) =>
        isBetween(context, event, places) && mayAct(context, event),
      makesLastTrade: ({ context, event }) =>
        mayAct(context, event) && game.dues(roundOf(context)).length === 1,
      revolutionIsDeclared: ({ context, event }) => verdictOf(context, event).state === 'declared',
      revolutionIsPostponed: ({ context, event }) => verdictOf(context, event).state === 'postponed',
      trickIsOver: ({ context }) => context.round?.trick?.over === true,
      roundIsOver: ({ context }) => context.round !== null && game.roundOver(context.round),
    },
    actions: {
      takeDeal: assign(({ context, event }) => ({ round: dealt(context, event) })),
      act: assign(({ context, event }) => ({
        round: isAction(event) ? game.apply(roundOf(context), event) : context.round,
      })),
      settle: assign(({ context, event }) => ({
        round: game.settle(roundOf(context), verdictOf(context, event)),
      })),
      openTricks: assign(({ context }) => ({ round: game.open(roundOf(context)) })),
      clearTrick: assign(({ context }) => ({ round: game.clear(roundOf(context)) })),
      rank: assign(({ context }) => {
        const titles = game.ranking(roundOf(context));
        const { players } = context.setup;
        const totals = context.totals.map(
          (total, seat) => total + game.points(titles.indexOf(seat) + 1, players),
        );
        return { titles, totals };
      }),
    },
  });

  function dealt(context: MatchContext, event: MatchEvent): RoundState {
    if (event.type !== 'deal') return roundOf(context);
    return game.deal(context.setup, event.deal, context.titles);
  }

  function mayAct(context: MatchContext, event: MatchEvent): boolean {
    return context.round !== null && isAction(event) && game.judge(context.round, event) === null;
  }

  /** What the rules find where the hands are known, else what was seen at the table. */
  function verdictOf(context: MatchContext, event: MatchEvent): Verdict {
    const seen = event.type === 'check' ? event.verdict : undefined;
    return game.check(roundOf(context)) ?? seen ?? NO_REVOLUTION;
  }
}

export type MatchSetup = ReturnType<typeof matchSetup>;

/** The memory of a match before its first deal. */
export function newMatch({ setup, titles, totals }: MatchInput): MatchContext {
  return {
    setup,
    round: null,
    titles: titles ?? null,
    totals: totals ?? Array.from({ length: setup.players }, () => 0),
  };
}

/** Whether an event is something that a player does. */
export function isAction(event: MatchEvent): event is Action {
  return 'seat' in event;
}

function roundOf(context: MatchContext): RoundState {
  if (!context.round) throw new Error('The statechart has no round before a deal.');
  return context.round;
}

/** Whether the actor held one of the places (0 = first) in the round before. */
function isBetween(context: MatchContext, event: MatchEvent, places: readonly number[]): boolean {
  return isAction(event) && places.some((place) => context.titles?.at(place) === event.seat);
}
