/** A moment in every form that it can be handed out in, all with the same options. */
import { DEFAULTS, type Options, writeOptions } from '../options.ts';
import type { SharedMoment } from '../share/model.ts';
import {
  frameOf,
  linkFrameOf,
  momentPageOf,
  type Place,
  pageOf,
  pictureOf,
  scriptOf,
} from '../share/places.ts';
import { CARD_SIZE, FRAME_SIZE } from '../share/sizes.ts';
import { elementSnippet, frameSnippet } from '../share/snippets.ts';
import { markdownSnippet } from '../share/snippets-markdown.ts';
import { carriedOptions, roundLinkOf } from './round-link.ts';

export const FORMS = ['link', 'round', 'element', 'iframe', 'markdown'] as const;
export type FormName = (typeof FORMS)[number];

export interface Form {
  readonly name: FormName;
  readonly text: string;
}

/** Where the match is: on the site by its name, or nowhere on the web. */
export type ShareOrigin = Omit<Place, 'match'> & {
  readonly match: string | null;
  /** Whether the moment has a small page of its own, for what reads no hash. */
  readonly ownPage: boolean;
};

/** The full address that leads a reader to the moment with these options; null where the log is nowhere. */
export function linkOf({ match, ownPage, ...at }: ShareOrigin, options: Options): string | null {
  if (match === null) return null;
  const place = { ...at, match };
  const isPlain = writeOptions({ ...options, at: DEFAULTS.at }) === '';
  return ownPage && isPlain && options.at !== DEFAULTS.at
    ? momentPageOf(place, options.at)
    : pageOf(place, writeOptions(options));
}

/**
 * The forms of a moment, in their order. `carried` is the round in the form that travels in a link, null where it is not at hand; of a log that is
 * nowhere only what carries it is there.
 */
export function formsOf(
  shared: SharedMoment,
  origin: ShareOrigin,
  options: Options,
  carried: string | null,
): Form[] {
  const { site, locale, match } = origin;
  const script = scriptOf(site);
  const round = carried === null ? null : roundLinkOf(site, locale, carried, options);
  const forms: Partial<Record<FormName, string>> = {};
  if (round !== null) forms.round = round;
  if (match !== null) {
    forms.link = shared.link ?? '';
    forms.element = elementSnippet(shared, { script, attributes: attributesOf({ match }, locale, options) });
    forms.iframe = frameSnippet(shared, {
      href: frameOf({ site, locale, match }, writeOptions(options)),
      ...FRAME_SIZE,
    });
    const picture = shared.picture && {
      ...{ href: pictureOf({ site, locale, match }, 'table', shared.at, 'png'), dark: null },
      ...CARD_SIZE,
    };
    // A host that takes Markdown alone may copy pictures to itself, and then seldom takes SVG.
    forms.markdown = markdownSnippet({ ...shared, picture }, { plays: false });
  } else if (carried !== null) {
    const linked = { ...shared, link: round };
    forms.element = elementSnippet(linked, {
      script,
      attributes: attributesOf({ log: carried }, locale, { ...options, whatif: DEFAULTS.whatif }),
    });
    forms.iframe = frameSnippet(linked, {
      href: linkFrameOf(site, locale, carriedOptions(carried, options)),
      ...FRAME_SIZE,
    });
    forms.markdown = markdownSnippet(linked, { plays: false });
  }
  return FORMS.flatMap((name) => {
    const text = forms[name];
    return text === undefined ? [] : [{ name, text }];
  });
}

/** Attributes of the element: what it shows, then each option that is not at its default. */
export function attributesOf(
  source: Readonly<Record<string, string>>,
  locale: string,
  options: Options,
): Record<string, string> {
  return { ...source, lang: locale, ...Object.fromEntries(new URLSearchParams(writeOptions(options))) };
}
