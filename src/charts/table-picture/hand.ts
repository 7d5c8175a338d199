/** Cards side by side, over each other as closely as the room asks for, in rows where they are many. */
import { translate } from '../numbers.ts';
import { el, type SvgNode } from '../svg.ts';
import { CARD_HEIGHT, type Cut, tableCard } from './card.ts';
import type { TableCard } from './data.ts';

/** Of a card below another so much shows at its left and above, in widths of a card: rank and suit. */
const ACROSS = 0.53;
const DOWN = 0.94;

export interface HandSize {
  readonly width: number;
  readonly height: number;
}

/** How cards of a width lie in a room: how many rows, how many in a row, how far apart, and what they take in all. */
export interface HandLayout extends HandSize {
  readonly card: number;
  readonly cut: Cut;
  readonly inRow: number;
  readonly step: number;
}

/** As many rows as show every corner in the room's width; cards grow smaller where that would be higher than the room. */
export function layHand(count: number, card: number, room: HandSize, cut: Cut = 'whole'): HandLayout {
  const fits = Math.max(1, 1 + Math.floor((room.width - card) / (card * ACROSS)));
  const rows = Math.max(1, Math.ceil(count / fits));
  const inRow = Math.max(1, Math.ceil(count / rows));
  const step = inRow > 1 ? Math.min(card * 0.62, (room.width - card) / (inRow - 1)) : 0;
  const height = card * (CARD_HEIGHT[cut] + (rows - 1) * DOWN);
  if (height > room.height + 0.5 && card > 12) return layHand(count, card * 0.94, room, cut);
  return { card, cut, inRow, step, width: card + step * (inRow - 1), height };
}

/** The cards with the top left corner of their box on a point. */
export function drawHand(cards: readonly TableCard[], layout: HandLayout, x: number, y: number): SvgNode {
  const { card, cut, inRow, step } = layout;
  return el(
    'g',
    { transform: translate(x, y) },
    cards.map((each, i) => {
      const row = Math.floor(i / inRow);
      const look = { width: card, cut, last: i === cards.length - 1 };
      return tableCard(each, (i % inRow) * step, row * card * DOWN, look);
    }),
  );
}
