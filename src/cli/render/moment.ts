/** The moment that is asked for in a log, as the one asked for may see it. */
import type { Frame, RoundTimeline } from '../../replay/frame.ts';
import { gameById } from '../../rules/games.ts';
import { type Eyes, visible } from '../../view/controller/knowledge.ts';
import { lineOf } from '../../view/controller/position.ts';
import { notPlayed, type SharedScene } from '../../view/share/scene.ts';
import { factsOf, gameFacts } from '../../view/source/facts.ts';
import { showRound } from '../../view/source/show-round.ts';
import type { ShownRound, Source } from '../../view/source/source.ts';
import type { Call } from '../command.ts';
import type { FoldedLog } from '../fold-log.ts';
import { UsageError } from '../usage.ts';
import type { Asked } from './asked.ts';
import { exactMoment } from './exact-moment.ts';

export interface RenderedMoment {
  readonly source: Source;
  readonly roundIndex: number;
  /** The round with what its charts need; made when it is asked for. */
  readonly round: () => ShownRound;
  readonly branch: string | null;
  readonly eyes: Eyes;
  readonly scene: SharedScene;
  readonly frame: Frame;
}

/** Throws a UsageError where the match has no such moment or no such player. */
export function momentIn(log: FoldedLog, { at, pov, reveal }: Asked, call: Call): RenderedMoment {
  const { messages } = call;
  const { head } = log;
  const rounds: RoundTimeline[] = [...log.rounds];
  const found = exactMoment(rounds, at, call);
  const timeline = rounds[found.round];
  const game = gameById(head.game);
  if (!timeline || !game) throw new UsageError(messages.cli.noMoment(at));
  const ids = head.players.map(({ id }) => id);
  const seat = pov === null ? null : ids.indexOf(pov);
  if (seat === -1) throw new UsageError(messages.cli.badValue('--pov', pov ?? '', ids));
  const shown = new Map<number, ShownRound>();
  const roundAt = (index: number) => {
    const round = rounds[index];
    if (!round) throw new RangeError(`There is no round with the index ${index}.`);
    const made = shown.get(index) ?? showRound(game, head.setup, round);
    shown.set(index, made);
    return made;
  };
  const eyes = { pov: seat, reveal };
  const { branch } = found;
  const line = lineOf(timeline, branch);
  const index = branch === null ? found.frame : line.fork + found.frame;
  const facts = factsOf(game, head.setup);
  const frames = visible(line.frames, eyes);
  const frame = frames[index];
  if (!frame) throw new UsageError(messages.cli.noMoment(at));
  return {
    source: { head, facts, rounds: rounds.map(({ summary }) => summary), round: roundAt },
    roundIndex: found.round,
    round: () => roundAt(found.round),
    branch,
    eyes,
    scene: {
      ...{ head, facts: gameFacts(facts), summary: timeline.summary, frames, index },
      notPlayed: notPlayed(timeline, branch, index),
    },
    frame,
  };
}
