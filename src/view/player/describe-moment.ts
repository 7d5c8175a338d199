/** What a moment says, made when it is first asked for. */
import type { GameFacts } from '../../explain/describe/scene.ts';
import { type Description, describeFrame } from '../../explain/describe-frame.ts';
import type { Frame, RoundSummary } from '../../replay/frame.ts';
import type { Source } from '../source/source.ts';
import type { Words } from '../words/words.ts';
import { shortNames } from './short-names.ts';

/** The match, and the words for it. */
interface Telling {
  readonly source: Pick<Source, 'head'>;
  readonly facts: GameFacts;
  readonly words: Pick<Words, 'game' | 'moments' | 'refusals'>;
}

const described = new WeakMap<Frame, { reading: Telling; before: Frame | null; description: Description }>();

/** What a frame of a line says, remembered with the frame. */
export function describeMoment(
  reading: Telling,
  summary: RoundSummary,
  frames: readonly Frame[],
  index: number,
): Description | null {
  const frame = frames[index];
  if (!frame) return null;
  const before = frames[index - 1] ?? null;
  const known = described.get(frame);
  if (known?.reading === reading && known.before === before) return known.description;
  const head = shortNames(reading.source.head);
  const description = describeFrame({ head, summary, game: reading.facts, frame, before }, reading.words);
  described.set(frame, { reading, before, description });
  return description;
}
