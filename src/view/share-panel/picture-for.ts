/** Which of the pictures that were drawn when the site was built goes with a moment. */
import type { Options } from '../options.ts';
import type { SharedPicture } from '../share/model.ts';
import { pictureOf } from '../share/places.ts';
import { POST_SIZE } from '../share/sizes.ts';
import type { ShareOrigin } from './forms.ts';

/** Why there is none: hands are hidden, and pictures show them; or the moment has none of its own. */
export type PictureRemark = 'none' | 'missing' | null;

interface PictureFor {
  readonly picture: SharedPicture | null;
  /** The same in pixels, for hosts and mail programs that show no SVG. */
  readonly card: string | null;
  readonly remark: PictureRemark;
}

/** `at`: the moment's address in the log. A theme that was chosen has its picture alone; else the reader's own decides. */
export function pictureFor(
  { match, ownPage, ...place }: ShareOrigin,
  { reveal, theme }: Pick<Options, 'reveal' | 'theme'>,
  at: string,
): PictureFor {
  if (match === null) return { ...NONE, remark: null };
  if (reveal !== 'open') return { ...NONE, remark: 'none' };
  if (!ownPage) return { ...NONE, remark: 'missing' };
  const drawn = (of: 'light' | 'dark') => pictureOf({ ...place, match }, 'table', at, 'svg', of);
  const href = drawn(theme === 'dark' ? 'dark' : 'light');
  return {
    picture: { href, dark: theme === 'auto' ? drawn('dark') : null, ...POST_SIZE },
    card: pictureOf({ ...place, match }, 'table', at, 'png'),
    remark: null,
  };
}

const NONE = { picture: null, card: null };
