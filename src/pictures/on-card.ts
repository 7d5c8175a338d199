/** A chart on a card by which social media show a link: title and caption above it, the chart as large as there is ROOM. */

import { translate } from '../charts/numbers.ts';
import { color } from '../charts/palette.ts';
import { el, type SvgNode } from '../charts/svg.ts';
import { clip } from '../charts/text.ts';
import { CARD_SIZE } from '../view/share/sizes.ts';

const MARGIN = 44;
const HEAD = 128;
const TITLE = 44;
const CAPTION = 28;

/** What is left for the chart. */
const ROOM = { width: CARD_SIZE.width - 2 * MARGIN, height: CARD_SIZE.height - HEAD - MARGIN };

/** Enlarged by more than this, a small chart looks coarse. */
const LARGEST = 2.2;

/** What a drawing is enlarged by to fill a card. */
export function scaleOnCard({ attrs }: SvgNode): number {
  return Math.min(LARGEST, ROOM.width / Number(attrs.width ?? 1), ROOM.height / Number(attrs.height ?? 1));
}

export function onCard(drawing: SvgNode, title: string, caption: string): SvgNode {
  const { width, height } = CARD_SIZE;
  const size = { width: Number(drawing.attrs.width ?? 1), height: Number(drawing.attrs.height ?? 1) };
  const scale = scaleOnCard(drawing);
  const left = MARGIN + (ROOM.width - size.width * scale) / 2;
  const top = HEAD + (ROOM.height - size.height * scale) / 2;
  const transform = `${translate(left, top)} scale(${Math.round(scale * 1000) / 1000})`;
  return el(
    'svg',
    { role: 'img', 'aria-label': String(drawing.attrs['aria-label'] ?? ''), width, height },
    el(
      'text',
      { x: MARGIN, y: 66, fill: color('ink'), 'font-size': TITLE, 'font-weight': 700 },
      clip(title, ROOM.width, TITLE),
    ),
    el(
      'text',
      { x: MARGIN, y: 108, fill: color('soft'), 'font-size': CAPTION },
      clip(caption, ROOM.width, CAPTION),
    ),
    el('g', { transform, class: drawing.attrs.class }, drawing.children),
  );
}
