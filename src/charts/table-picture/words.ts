/** Texts and players' marks of the table's picture. */
import { mark } from '../marks.ts';
import { color, type Token } from '../palette.ts';
import { el, type SvgNode } from '../svg.ts';
import { clip, textWidth } from '../text.ts';

/** `textWidth` is generous; names in these faces take less. */
const CLOSE = 0.93;

export interface TextLook {
  readonly size: number;
  readonly tone?: Token | undefined;
  readonly weight?: 400 | 600 | 700;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly italic?: boolean;
}

/** A line of text with its baseline's start, middle or end on a point, cut to its room. */
export function line(text: string, x: number, y: number, room: number, look: TextLook): SvgNode {
  return el(
    'text',
    {
      x,
      y,
      fill: color(look.tone ?? 'ink'),
      'font-size': look.size,
      'font-weight': look.weight,
      'font-style': look.italic ? 'italic' : undefined,
      'text-anchor': look.anchor === 'start' ? undefined : look.anchor,
    },
    shortened(text, room, look.size),
  );
}

/** A text cut to its room. */
export function shortened(text: string, room: number, size: number): string {
  return clip(text, room / CLOSE, size);
}

/** Down to this much of its size a text shrinks before it is cut. */
const SMALLEST = 0.78;

/** The size, as far as need be smaller, at which a text has its room. */
export function fittingSize(text: string, room: number, size: number): number {
  return size * Math.max(SMALLEST, Math.min(1, room / roughWidth(text, size)));
}

/** About how wide a text is. */
export function roughWidth(text: string, size: number): number {
  return textWidth(text, size) * CLOSE;
}

/** The mark of a player, centred on a point. It is drawn as charts draw it, and so takes its look from them. */
export function seatMark(seat: number, x: number, y: number, size: number): SvgNode {
  return el('g', { class: 'chart' }, mark(seat, x, y, size));
}
