/** Why the rules forbid an answer. This brings the rules with it: loaded with the first answer that they forbid. */
import { explainRefusal } from '../../explain/explain-refusal.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import type { Rich } from '../../explain/rich.ts';
import type { Frame, MatchHead, RoundSummary } from '../../replay/frame.ts';
import { stateAt } from '../../replay/state-at.ts';
import type { Deed } from '../../replay/what-if/deed.ts';
import { gameById } from '../../rules/games.ts';

/** The reason as a sentence; null where there is none to be told. */
export function whyForbidden(
  head: MatchHead,
  summary: RoundSummary,
  frames: readonly Frame[],
  index: number,
  deed: Deed,
  refusals: Messages['refusals'],
): Rich | null {
  const state = stateAt(head.setup, summary, frames, index);
  if (!state || deed.type === 'clear') return null;
  const refusal = gameById(head.game)?.judge(state, deed);
  if (!refusal) return null;
  const names = head.players.map(({ name }) => name);
  return explainRefusal(
    refusal,
    { names, actor: deed.seat, top: state.trick?.plays.at(-1) ?? null },
    { refusals },
  );
}
