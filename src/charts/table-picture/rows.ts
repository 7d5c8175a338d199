/** Many seats in columns below the pile: a line for the name, and the cards small below it. */
import { color } from '../palette.ts';
import { el, type SvgNode } from '../svg.ts';
import type { TableData, TableSeat, TableSize } from './data.ts';
import { drawHand, layHand } from './hand.ts';
import { HEAD_HEIGHT } from './head.ts';
import { drawPile } from './pile.ts';
import { line, roughWidth, seatMark } from './words.ts';

/** Share of the height below the head that the pile takes. */
const PILE = 0.23;

/** Pile and seats of a table of many. */
export function drawRows(data: TableData, { width, height }: TableSize, unit: number): SvgNode {
  const margin = 14 * unit;
  const top = HEAD_HEIGHT * unit;
  const pileHeight = (height - top) * PILE;
  const columns = width > height * 1.6 ? 3 : 2;
  const rows = Math.ceil(data.seats.length / columns);
  const cell = {
    width: (width - margin * (columns + 1)) / columns,
    height: (height - top - pileHeight - margin * 2) / rows,
  };
  const middle = { x: width / 2, y: top + pileHeight / 2, width: width - 2 * margin, height: pileHeight };
  return el(
    'g',
    {},
    drawPile(data, middle, unit, 'flat'),
    data.seats.map((seat, index) => {
      const x = margin + Math.floor(index / rows) * (cell.width + margin);
      const y = top + pileHeight + margin + (index % rows) * cell.height;
      return drawCell(seat, index, { x, y, width: cell.width, height: cell.height - 4 * unit }, unit);
    }),
  );
}

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawCell(seat: TableSeat, index: number, cell: Cell, unit: number): SvgNode {
  const size = Math.min(22 * unit, cell.height * 0.36);
  const pad = 5 * unit;
  const y = cell.y + size * 0.98;
  const says = [seat.stateText, seat.standing].filter((text) => text !== '').join(' · ');
  const saysRoom = Math.min(cell.width * 0.6, roughWidth(says, size * 0.85) * 1.08);
  const nameRoom = cell.width - saysRoom - size * 1.3 - 2 * pad;
  const handTop = cell.y + size * 1.25;
  const room = { width: cell.width - 2 * pad, height: cell.height - size * 1.3 - 2 * unit };
  const hand = layHand(seat.cards.length, 46 * unit, room, 'short');
  return el(
    'g',
    {},
    seat.state === 'turn' &&
      el('rect', {
        x: cell.x,
        y: cell.y,
        width: cell.width,
        height: cell.height,
        rx: 7 * unit,
        fill: color('now'),
        stroke: color('now-edge'),
        'stroke-width': 2 * unit,
      }),
    seatMark(index, cell.x + pad + size * 0.4, y - size * 0.32, size * 0.72),
    line(seat.name, cell.x + pad + size * 1.05, y, nameRoom, { size, weight: 600 }),
    line(says, cell.x + cell.width - pad, y, saysRoom, {
      size: size * 0.85,
      tone: seat.state === 'turn' || seat.state === 'out' ? 'ink' : 'soft',
      weight: seat.state === 'out' ? 600 : 400,
      anchor: 'end',
    }),
    el('g', {}, drawHand(seat.cards, hand, cell.x + pad, handTop)),
  );
}
