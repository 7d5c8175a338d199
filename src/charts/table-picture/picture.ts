/** A position as a picture that is still readable when a post shows it 320 pixels wide. Drawn from plain data; the look is in its attributes. */
import { color } from '../palette.ts';
import { el, type SvgNode } from '../svg.ts';
import type { TableData, TableSize } from './data.ts';
import { drawHand, layHand } from './hand.ts';
import { drawHead } from './head.ts';
import { drawPile } from './pile.ts';
import { ringOf } from './ring.ts';
import { drawRows } from './rows.ts';
import { drawSeat } from './seat.ts';
import { line } from './words.ts';

/** Draws the table for two to as many players as there are. O(cards). */
export function tablePicture(data: TableData, size: TableSize): SvgNode {
  const { width, height } = size;
  const unit = Math.min(width / 800, height / 600);
  const ring = ringOf(data.seats.length, data.nearest, size, unit);
  return el(
    'svg',
    { role: 'img', 'aria-label': data.label, width, height, viewBox: `0 0 ${width} ${height}` },
    el('rect', { width, height, fill: color(data.turned ? 'turned' : 'panel') }),
    drawHead(data, size, unit),
    ring
      ? [
          drawPile(data, ring.middle, unit, 'round'),
          ring.places.map((place, seat) => {
            const sits = data.seats[seat];
            return sits ? drawSeat(sits, seat, place, unit) : null;
          }),
          drawTalon(data, size, unit),
        ]
      : drawRows(data, size, unit),
  );
}

/** What was set aside, in the corner. */
function drawTalon({ talon }: TableData, { width, height }: TableSize, unit: number): SvgNode | null {
  if (!talon) return null;
  const room = { width: width * 0.2, height: 80 * unit };
  const hand = layHand(talon.cards.length, 44 * unit, room);
  const right = width - 20 * unit;
  return el(
    'g',
    {},
    drawHand(talon.cards, hand, right - hand.width, height - 38 * unit - hand.height),
    line(talon.name, right, height - 14 * unit, room.width, { size: 19 * unit, tone: 'soft', anchor: 'end' }),
  );
}
