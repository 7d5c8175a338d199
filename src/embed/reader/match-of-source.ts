/** A match put together again from its frames, as far as its main line goes: for a page that has no log at hand. */
import type { LogRound, Match } from '../../log/model.ts';
import type { Frame } from '../../replay/frame.ts';
import { logAction } from '../../replay/log-action.ts';
import type { WholeSource } from '../make/make-showing.ts';

/** The match with the round of the index in it and nothing in the others. */
export function matchWithRound(source: WholeSource, index: number): Match {
  const { game, setup, players } = source.head;
  return {
    rules: { game, options: setup.options },
    meta: [],
    players,
    passesOmitted: false,
    rounds: source.rounds.map(({ number }, i) =>
      i === index ? roundOf(source, index) : { number, deal: [], entries: [] },
    ),
  };
}

function roundOf({ head, rounds, round }: WholeSource, index: number): LogRound {
  const ids = head.players.map(({ id }) => id);
  const { frames } = round(index);
  const summary = rounds[index];
  const [deal] = frames;
  const playerAt = (seat: number) => ids[seat] ?? '';
  return {
    number: summary?.number ?? 1,
    ...(summary && { dealer: { player: playerAt(summary.dealer) } }),
    deal: (deal?.hands ?? []).map((cards, seat) => ({ player: playerAt(seat), cards })),
    ...(deal && deal.talon.length > 0 && { talon: { cards: deal.talon } }),
    entries: frames.flatMap((frame) => entryOf(frame, ids)),
  };
}

function entryOf({ did, refusal }: Frame, ids: readonly string[]): LogRound['entries'] {
  if (!('seat' in did)) return [];
  const action = logAction(did, ids);
  return [refusal ? { ...action, forced: true } : action];
}
