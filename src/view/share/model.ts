/** A moment as it leaves the site in a post: what every snippet, rendered file and feed entry is written from. */

import type { Language } from '../../explain/messages/languages.ts';
import type { Rich } from '../../explain/rich.ts';

/** A picture at an address, and its size in pixels. */
export interface SharedPicture {
  readonly href: string;
  /** The same for a reader at night; null where there is one picture for both. */
  readonly dark: string | null;
  readonly width: number;
  readonly height: number;
}

export interface SharedMoment {
  readonly locale: Language;
  readonly title: string;
  /** Address of the moment in the log: `r3t4p2`. */
  readonly at: string;
  /** What happened there, in one sentence. */
  readonly headline: Rich;
  /** The position in words, for those who do not see the picture: who holds what, what lies, who is to move. */
  readonly alt: string;
  /** Round and trick, as a caption says them. */
  readonly caption: string;
  /** The plays of the round up to the moment (all of them where the round itself is shared), each a sentence, by trick. */
  readonly plays: readonly { readonly heading: string; readonly items: readonly Rich[] }[];
  /** Full address of the moment on the site; null where the log is nowhere. */
  readonly link: string | null;
  /** A picture of it; null where none was drawn. */
  readonly picture: SharedPicture | null;
  /** What a snippet says of its own: what unfolds the plays, where the link leads, what an embed is. */
  readonly says: { readonly plays: string; readonly open: string; readonly embed: string };
}
