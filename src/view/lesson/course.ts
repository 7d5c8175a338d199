/** A lesson as data in its page, and the parts of the catalogue that it speaks with. */
import type { Messages } from '../../explain/messages/messages.ts';
import type { ReadyStep } from '../../lessons/ready.ts';
import type { Reveal } from '../options.ts';
import type { BoardWords } from '../player/board.ts';
import type { Linked } from '../player/linked.tsx';
import type { PackedSource } from '../source/pack-source.ts';

export interface LessonData {
  /** `anemaki/the-pack`. */
  readonly id: string;
  readonly source: PackedSource;
  readonly seat: number;
  readonly reveal: Reveal;
  readonly steps: readonly ReadyStep[];
  /** Where to go from the end of it. */
  readonly onward: readonly { readonly href: string; readonly text: string }[];
  /** Texts in which a term of the glossary is used first. */
  readonly linked: Linked;
}

export interface LessonWords extends BoardWords {
  readonly learn: Messages['learn'];
}
