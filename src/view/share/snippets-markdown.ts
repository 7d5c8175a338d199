/** A moment as Markdown, for hosts that strip everything else: picture with its position in words, caption, plays, link. */
import type { Part, Rich } from '../../explain/rich.ts';
import { cardGlyphs } from '../../explain/rich-to-text.ts';
import { escapeMarkdown, markdownAddress } from './escape.ts';
import type { SharedMoment } from './model.ts';

/** Blocks with blank lines between them; ends with a line feed. `plays`: with the list of plays. */
export function markdownSnippet(shared: SharedMoment, { plays = true } = {}): string {
  const { picture, alt, title, caption, headline, link, says } = shared;
  const blocks = [
    picture && `![${escapeMarkdown(alt)}](${markdownAddress(picture.href)})`,
    `**${escapeMarkdown(title)}**, ${escapeMarkdown(caption)}${headline.length > 0 ? `: ${inline(headline)}` : ''}`,
    ...(plays ? shared.plays.map(({ heading, items }) => group(heading, items)) : []),
    link !== null && `[${escapeMarkdown(says.open)}](${markdownAddress(link)})`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function group(heading: string, items: readonly Rich[]): string {
  const list = items.map((item, i) => `${i + 1}. ${inline(item)}`);
  return [`**${escapeMarkdown(heading)}**`, '', ...list].join('\n');
}

/** The parts joined first: where one ends and another begins, no sign may come together with its neighbour unseen. */
function inline(rich: Rich): string {
  return escapeMarkdown(rich.map(plain).join(''));
}

function plain(part: Part): string {
  if (typeof part === 'string') return part;
  if ('rule' in part) return part.rule;
  return 'name' in part ? part.name : part.cards.map(cardGlyphs).join(' ');
}
