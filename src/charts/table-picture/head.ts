/**
 * Above the table: the match, round and trick, and the order of the ranks, which turns over with the world. The upper right corner stays empty:
 * a button lies there in a post.
 */

import { round, translate } from '../numbers.ts';
import { color, type Token } from '../palette.ts';
import { STAR_PATH } from '../suits.ts';
import { el, type SvgNode } from '../svg.ts';
import type { TableData, TableSize } from './data.ts';
import { fittingSize, line, roughWidth } from './words.ts';

/** As much of the width is for the name of the match; the rest is for the button. */
const WIDEST_TITLE = 0.72;

/** A longer caption is made smaller, then shorter: the ranks stand beside it. */
const WIDEST_CAPTION = 0.19;

/** Height of it all, at a unit of 1. */
export const HEAD_HEIGHT = 90;

export function drawHead(data: TableData, { width }: TableSize, unit: number): SvgNode {
  const margin = 20 * unit;
  const size = 25 * unit;
  const room = width * WIDEST_CAPTION;
  const small = fittingSize(data.caption, room, 20 * unit);
  const captionWidth = Math.min(roughWidth(data.caption, small), room);
  return el(
    'g',
    {},
    line(data.title, margin, 34 * unit, width * WIDEST_TITLE - margin, { size, weight: 700 }),
    line(data.caption, margin, 66 * unit, captionWidth * 1.02, { size: small, tone: 'soft' }),
    drawOrder(data, { from: margin + captionWidth + 12 * unit, to: width - margin }, width, unit),
  );
}

/** The ranks in a row over a wedge that swells towards the highest; and a plate that says so where they are turned. In the middle, if there is room. */
function drawOrder(
  { order, turned, turnedText }: TableData,
  room: { readonly from: number; readonly to: number },
  width: number,
  unit: number,
): SvgNode {
  const size = 25 * unit;
  const step = Math.min(34 * unit, (width * 0.56) / Math.max(1, order.length));
  const ranks = step * order.length;
  const plate = turned ? roughWidth(turnedText, size * 0.88) + 22 * unit : 0;
  const whole = ranks + (turned ? plate + 12 * unit : 0);
  const left = Math.min(Math.max((width - whole) / 2, room.from), room.to - whole);
  const y = 71 * unit;
  const tone = turned ? 'turned-ink' : 'ink';
  const from = left + ranks + 12 * unit;
  return el(
    'g',
    {},
    order.map((rank, i) => drawRank(rank, left + step * (i + 0.5), y, step, size, tone)),
    el('path', {
      d: `M${left + step * 0.2} ${y + 13 * unit}L${left + ranks - step * 0.2} ${y + 5 * unit}V${y + 13 * unit}Z`,
      fill: color(tone),
    }),
    turned && [
      el('rect', {
        x: from,
        y: y - 25 * unit,
        width: plate,
        height: 35 * unit,
        rx: 7 * unit,
        fill: color('turned-ink'),
      }),
      line(turnedText, from + plate / 2, y, plate, {
        size: size * 0.88,
        tone: 'panel',
        weight: 600,
        anchor: 'middle',
      }),
    ],
  );
}

/** The joker is a star, drawn, as on its card. */
function drawRank(rank: string, x: number, y: number, room: number, size: number, tone: Token): SvgNode {
  if (rank === '') {
    const transform = `${translate(x, y - size * 0.34)} scale(${round(size / 25)})`;
    return el('path', { d: STAR_PATH, fill: color(tone), transform });
  }
  return line(rank, x, y, room, {
    size: rank.length > 1 ? size * 0.88 : size,
    tone,
    anchor: 'middle',
    weight: 600,
  });
}
