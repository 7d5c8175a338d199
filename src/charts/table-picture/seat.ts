/** A seat round the table: what its player is about, the cards, the name, title and points. */
import { color } from '../palette.ts';
import { el, type SvgNode } from '../svg.ts';
import type { TableSeat } from './data.ts';
import { drawHand, layHand } from './hand.ts';
import { fittingSize, line, roughWidth, seatMark, shortened } from './words.ts';

/** The middle of a seat's place, the room it may take, and the width of a card there. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly card: number;
}

const PAD = 8;
/** A name is heavier than what its width is estimated for. */
const HEAVY = 0.95;

/** State, hand, name and standing, one below the other, in the middle of the place. `unit`: a pixel of a picture 600 high. */
export function drawSeat(seat: TableSeat, index: number, place: Place, unit: number): SvgNode {
  const sizes = { name: 27 * unit, note: 21 * unit };
  const below = sizes.name * 1.05 + sizes.note * 1.2;
  const above = sizes.note * 1.15;
  const room = { width: place.width - 2 * PAD * unit, height: place.height - below - above - PAD * unit };
  const hand = layHand(seat.cards.length, place.card, room);
  const isOut = seat.state === 'out';
  const handHeight = isOut || seat.cards.length === 0 ? sizes.name * 1.4 : hand.height;
  const height = above + handHeight + below;
  const top = place.y - height / 2;
  const handTop = top + above;
  const nameLine = handTop + handHeight + sizes.name * 0.95;
  return el(
    'g',
    {},
    seat.state === 'turn' && spotlight(place, top - 4 * unit, height + 8 * unit, unit),
    isOut
      ? line(seat.stateText, place.x, handTop + sizes.name, room.width, {
          size: sizes.note * 1.1,
          weight: 600,
          anchor: 'middle',
        })
      : [
          line(seat.stateText, place.x, top + sizes.note * 0.85, room.width, {
            size: sizes.note,
            tone: seat.state === 'turn' ? 'ink' : 'soft',
            weight: seat.state === 'turn' ? 600 : 400,
            italic: seat.state !== 'turn',
            anchor: 'middle',
          }),
          drawHand(seat.cards, hand, place.x - hand.width / 2, handTop),
        ],
    drawName(seat, index, place.x, nameLine, room.width, sizes.name),
    line(seat.standing, place.x, nameLine + sizes.note * 1.12, room.width, {
      size: sizes.note,
      tone: 'soft',
      anchor: 'middle',
    }),
  );
}

/** Mark and name, centred together. */
function drawName(seat: TableSeat, index: number, x: number, y: number, room: number, full: number): SvgNode {
  const size = fittingSize(seat.name, (room - full * 0.95) * HEAVY, full);
  const mend = size * 0.95;
  const name = shortened(seat.name, room - mend, size);
  const width = roughWidth(name, size) + mend;
  return el(
    'g',
    {},
    seatMark(index, x - width / 2 + size * 0.35, y - size * 0.32, size * 0.72),
    line(name, x - width / 2 + mend, y, room, { size, weight: 600 }),
  );
}

/** The ground of the one to move. */
function spotlight({ x, width }: Place, top: number, height: number, unit: number): SvgNode {
  return el('rect', {
    x: x - width / 2,
    y: top,
    width,
    height,
    rx: 12 * unit,
    fill: color('now'),
    stroke: color('now-edge'),
    'stroke-width': 2.5 * unit,
  });
}
