/**
 * What tells players apart without colour: eight shapes, filled for the first eight players and
 * hollow for the rest, and a dash a player. The same everywhere.
 */
import {
  type SymbolType,
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
} from 'd3';
import { translate } from './numbers.ts';
import { playerColor } from './palette.ts';
import { el, type SvgNode } from './svg.ts';

/** A shape of d3, and by how much it is turned. */
const SHAPES: readonly (readonly [SymbolType, number])[] = [
  [symbolCircle, 0],
  [symbolTriangle, 0],
  [symbolSquare, 0],
  [symbolDiamond, 0],
  [symbolCross, 0],
  [symbolStar, 0],
  [symbolTriangle, 180],
  [symbolCross, 45],
];

const DASHES: readonly string[] = [
  '',
  '7 3',
  '2 2.5',
  '9 3 2 3',
  '1 3.5',
  '13 4',
  '5 2 1 2 1 2',
  '4 4',
  '16 3 3 3',
  '3 2 8 2',
  '10 6',
  '6 2 2 2',
  '2 5',
  '12 2 1 2',
  '8 2 4 2',
  '3 6',
];

/** The `stroke-dasharray` of a player's lines; null for a solid line. */
export function dashOf(seat: number): string | null {
  return DASHES[seat % DASHES.length] || null;
}

/** The mark of a player, centred on a point, about `size` pixels across, in the player's colour. */
export function mark(seat: number, x: number, y: number, size = 10): SvgNode {
  const [shape, turn] = SHAPES[seat % SHAPES.length] ?? [symbolCircle, 0];
  const hollow = Math.floor(seat / SHAPES.length) % 2 === 1;
  return el('path', {
    class: hollow ? 'mark hollow' : 'mark',
    color: playerColor(seat),
    transform: translate(x, y) + (turn ? ` rotate(${turn})` : ''),
    d: roundPath(symbol(shape, size * size * (hollow ? 0.5 : 0.66))() ?? ''),
  });
}

/** The numbers of a path to hundredths. */
export function roundPath(path: string): string {
  return path.replace(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
}
