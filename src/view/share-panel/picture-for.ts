/** Which of the pictures that were drawn when the site was built go with a moment. */
import type { Options } from '../options.ts';
import type { SharedPicture } from '../share/model.ts';
import { pictureOf } from '../share/places.ts';
import { POST_SIZE } from '../share/sizes.ts';
import type { ShareOrigin } from './forms.ts';

/** Why there is none: hands are hidden, and pictures show them; or the web has none of the moment. */
export type PictureRemark = 'none' | 'missing' | null;

/** Addresses of one drawing. */
export interface TwoForms {
  readonly svg: string;
  readonly png: string;
}

export interface PictureFor {
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
  if (reveal !== 'open') return { ...NONE, remark: 'none' };
  if (match === null || !ownPage) return { ...NONE, remark: 'missing' };
  const drawn = (of: 'light' | 'dark') => pictureOf({ ...place, match }, 'table', at, 'svg', of);
  const href = drawn(theme === 'dark' ? 'dark' : 'light');
  return {
    picture: { href, dark: theme === 'auto' ? drawn('dark') : null, ...POST_SIZE },
    card: pictureOf({ ...place, match }, 'table', at, 'png'),
    remark: null,
  };
}

/** The round as a score, which every hosted round has; null where hands are hidden, or the log is nowhere. `number`: of the round. */
export function scoreFor(
  { match, ...place }: ShareOrigin,
  { reveal, theme }: Pick<Options, 'reveal' | 'theme'>,
  number: number,
): TwoForms | null {
  if (match === null || reveal !== 'open') return null;
  const drawn = (form: 'svg' | 'png') =>
    pictureOf({ ...place, match }, 'score', `r${number}`, form, theme === 'dark' ? 'dark' : 'light');
  return { svg: drawn('svg'), png: drawn('png') };
}

const NONE = { picture: null, card: null };
