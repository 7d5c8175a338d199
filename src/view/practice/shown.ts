/** What the reader may see of the round in play: its last frame, with the cards of others hidden. */
import type { LiveMatch } from '../../live/live-match.ts';
import { roundInPlay } from '../../live/match-of.ts';
import { foldMatch } from '../../replay/fold.ts';
import type { Frame, RoundSummary } from '../../replay/frame.ts';
import type { Seat } from '../../rules/game.ts';
import type { RuleId } from '../../rules/rule-ids.ts';
import { visible } from '../controller/knowledge.ts';
import type { Board } from '../player/board.ts';
import { describeMoment } from '../player/describe-moment.ts';
import { factsOf, gameFacts } from '../source/facts.ts';
import type { TableWords } from './words/practice-words.ts';

export interface Shown {
  readonly board: Board;
  readonly summary: RoundSummary;
  readonly frames: readonly Frame[];
  readonly frame: Frame;
}

/** Null before the first deal. */
export function shownTo(
  live: LiveMatch,
  me: Seat,
  words: TableWords,
  locale: Board['locale'],
  rules: string,
): Shown | null {
  const { rounds, ...head } = foldMatch(roundInPlay(live));
  const [round] = rounds;
  const frames = round ? visible(round.frames, { pov: me, reveal: 'seat' }) : [];
  const frame = frames.at(-1);
  if (!round || !frame) return null;
  const facts = factsOf(live.game, live.setup);
  const telling = { source: { head }, facts: gameFacts(facts), words };
  const board: Board = {
    source: { head, facts, rounds: [round.summary] },
    facts: telling.facts,
    words,
    locale,
    ruleHref: (rule: RuleId) => `${rules}${head.game}/#${rule}`,
    motion: () => import('../player/motion.ts'),
    describe: (summary, line, index) => describeMoment(telling, summary, line, index),
  };
  return { board, summary: round.summary, frames, frame };
}
