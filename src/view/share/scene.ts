/** A moment on its line with what surrounds it, as far as words and pictures of it ask. */
import type { GameFacts } from '../../explain/describe/scene.ts';
import { type Description, describeFrame } from '../../explain/describe-frame.ts';
import type { Language } from '../../explain/messages/languages.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import type { Frame, MatchHead, RoundSummary, RoundTimeline } from '../../replay/frame.ts';
import { lineOf } from '../controller/position.ts';
import { nameOf } from '../player/names.ts';

/** A moment as a player shows it: hidden cards are hidden in the frames. */
export interface SharedScene {
  readonly head: MatchHead;
  readonly facts: GameFacts;
  readonly summary: RoundSummary;
  readonly frames: readonly Frame[];
  readonly index: number;
  /** Title of the line that it lies on, where that was not played. */
  readonly notPlayed?: string | null;
}

/** The language and the topics of it that a moment needs to leave the site. */
export interface ShareVoice {
  readonly locale: Language;
  readonly words: Pick<Messages, 'game' | 'moments' | 'player' | 'share'> &
    Partial<Pick<Messages, 'refusals'>>;
}

/** The frame of the scene. Throws a RangeError on an index beyond the frames. */
export function frameOfScene({ frames, index }: SharedScene): Frame {
  const frame = frames[index];
  if (!frame) throw new RangeError(`There is no frame with the index ${index}.`);
  return frame;
}

/** The title of the line that a frame lies on, where that was not played; null on the main line. `index`: on the line. */
export function notPlayed(round: RoundTimeline, branch: string | null, index: number): string | null {
  const line = round.branches.find(({ name }) => name === branch);
  return line && index >= lineOf(round, branch).fork ? line.title : null;
}

/** What the scene's frame says. */
export function describeScene(scene: SharedScene, words: ShareVoice['words']): Description {
  const { head, facts, summary, frames, index } = scene;
  const players = head.players.map(({ id, name }) => ({ id, name: nameOf(name) }));
  const before = frames[index - 1] ?? null;
  const frame = frameOfScene(scene);
  return describeFrame({ head: { ...head, players }, summary, game: facts, frame, before }, words);
}
