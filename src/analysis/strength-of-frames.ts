/** The strength index along a line of frames, as a chart of a round draws it. */
import type { Frame, Happening } from '../replay/frame.ts';
import type { Game, RoundState, Seat, Setup } from '../rules/game.ts';
import { sensible } from './policies/sensible.ts';
import { randomFrom } from './random.ts';
import { strengthOf } from './strength.ts';
import { tradesDue } from './trades.ts';

/**
 * Expected points by seat for each of the frames of a round, or of a branch of it. `titles` are those of the round.
 *
 * Until an exchange is over, hands as they lie say little: the best cards are about to change sides, and for a moment a hand holds
 * cards that belong to two. There the index is taken after the trades that sensible players would make. Whether
 * they bring a revolution is left to the check.
 */
export function strengthOfFrames(
  game: Game,
  setup: Setup,
  frames: readonly Frame[],
  titles: readonly Seat[] | null,
): number[][] {
  const [first] = frames;
  const expected =
    first?.did.type === 'deal' && titles ? afterTrades(game, setup, first, first.did, titles) : null;
  return frames.map((frame) =>
    expected && isBeforeTricks(frame) ? expected : strengthOf(game, { ...frame, setup }),
  );
}

/** Whether trades are still being made, or a check of what they brought is to come. */
function isBeforeTricks({ did: { type }, trick }: Frame): boolean {
  return trick === 0 && (type === 'deal' || type === 'give' || type === 'swap' || type === 'keep');
}

function afterTrades(
  game: Game,
  setup: Setup,
  { hands, talon }: Frame,
  { dealer, leader }: Extract<Happening, { type: 'deal' }>,
  titles: readonly Seat[],
): number[] {
  const bots = hands.map(() => sensible);
  let state: RoundState = game.deal(setup, { dealer, hands, talon }, titles);
  for (let due = tradesDue(game, state, bots, NO_LUCK); due.length > 0; ) {
    state = due.reduce(game.apply, state);
    due = tradesDue(game, state, bots, NO_LUCK);
  }
  return strengthOf(game, { ...state, pile: [], turn: leader });
}

/** Sensible players leave nothing to luck. */
const NO_LUCK = randomFrom('');
