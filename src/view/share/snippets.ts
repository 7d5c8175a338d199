/**
 * A moment as a piece of a post: figure, element, frame. Pure text from what is ready, without a page: all that comes from a log is
 * escaped, and no blank line stands within a snippet, so that Markdown leaves it whole.
 */
import type { Part, Rich } from '../../explain/rich.ts';
import { cardGlyphs } from '../../explain/rich-to-text.ts';
import { escapeAddress, escapeHtml } from './escape.ts';
import type { SharedMoment, SharedPicture } from './model.ts';
import { FITTING_FRAME, FITTING_PICTURE } from './sizes.ts';

/**
 * The moment whole, for any page, mail or feed, without script, and without style but for widths: picture, caption, plays to unfold, link. `drawing`: markup of a
 * portable picture, to stand there in the place of one at an address.
 */
export function htmlFigure(shared: SharedMoment, drawing: string | null = null): string {
  return lines(`<figure lang="${shared.locale}">`, figureBody(shared, drawing), '</figure>');
}

/** What the figure becomes where scripts run: the first names the script, the second the attributes of the element (`src`, `at`, …). */
export interface ElementPlaces {
  readonly script: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The element around the same figure, and the script that wakes it. */
export function elementSnippet(shared: SharedMoment, { script, attributes }: ElementPlaces): string {
  const said = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeAttribute(name, value)}"`,
  );
  return lines(
    `<revolution-replay${said.join('')}>`,
    htmlFigure(shared),
    '</revolution-replay>',
    `<script src="${escapeAddress(script)}" async></script>`,
  );
}

export interface FramePlaces {
  readonly href: string;
  readonly width: number;
  readonly height: number;
}

/** A frame of a fixed size, for hosts that take no scripts. */
export function frameSnippet(shared: SharedMoment, { href, width, height }: FramePlaces): string {
  const title = escapeHtml(`${shared.says.embed}: ${shared.title}, ${shared.caption}`);
  return (
    `<iframe src="${escapeAddress(href)}" title="${title}" width="${Math.round(width)}" height="${Math.round(height)}" ` +
    `loading="lazy" sandbox="allow-scripts" style="${FITTING_FRAME}"></iframe>`
  );
}

function figureBody(
  { picture, alt, title, caption, headline, plays, link, says }: SharedMoment,
  drawing: string | null,
): string {
  const lead = `<strong>${escapeHtml(title)}</strong>, ${escapeHtml(caption)}`;
  const told = headline.length > 0 ? `: ${inline(headline)}` : '';
  return lines(
    drawing?.replace('<svg ', `<svg style="${FITTING_PICTURE}" `) ?? (picture && pictureTag(picture, alt)),
    '<figcaption>',
    `<p>${lead}${told}</p>`,
    plays.length > 0 && playsToUnfold(plays, says.plays),
    link !== null && `<p><a href="${escapeAddress(link)}">${escapeHtml(says.open)}</a></p>`,
    '</figcaption>',
  );
}

function playsToUnfold(plays: SharedMoment['plays'], summary: string): string {
  return lines(
    '<details>',
    `<summary>${escapeHtml(summary)}</summary>`,
    ...plays.flatMap(({ heading, items }) => [
      `<p>${escapeHtml(heading)}</p>`,
      '<ol>',
      ...items.map((item) => `<li>${inline(item)}</li>`),
      '</ol>',
    ]),
    '</details>',
  );
}

function pictureTag({ href, dark, width, height }: SharedPicture, alt: string): string {
  const size = `width="${Math.round(width)}" height="${Math.round(height)}" style="${FITTING_PICTURE}"`;
  const image = `<img src="${escapeAddress(href)}" alt="${escapeHtml(alt)}" ${size}>`;
  if (dark === null) return image;
  const night = `<source srcset="${escapeAddress(dark)}" media="(prefers-color-scheme: dark)">`;
  return `<picture>${night}${image}</picture>`;
}

/** A sentence with names kept apart from the direction of what is around them. */
function inline(rich: Rich): string {
  return rich.map(inlinePart).join('');
}

function inlinePart(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part);
  if ('rule' in part) return escapeHtml(part.rule);
  if ('name' in part) return `<bdi>${escapeHtml(part.name)}</bdi>`;
  return escapeHtml(part.cards.map(cardGlyphs).join('\u00A0'));
}

/** An attribute's value: addresses as such, everything else as text. */
function escapeAttribute(name: string, value: string): string {
  return name === 'src' ? escapeAddress(value) : escapeHtml(value);
}

function lines(...parts: readonly (string | null | false)[]): string {
  return parts.filter((part): part is string => typeof part === 'string' && part !== '').join('\n');
}
