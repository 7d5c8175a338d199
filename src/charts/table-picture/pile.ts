/** What lies in the middle: the last lay large, what it beat small beside it, and whose it is. */
import { color } from '../palette.ts';
import { el, type SvgNode } from '../svg.ts';
import { CARD_HEIGHT } from './card.ts';
import type { TableData, TableLay } from './data.ts';
import { drawHand, type HandLayout, layHand } from './hand.ts';
import { line, roughWidth, seatMark, shortened } from './words.ts';

export interface Middle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An oval in the midst of a ring, or a band across the table. */
type Felt = 'round' | 'flat';

/** How many of the beaten lays stay in sight. */
const SHOWN = 3;

/** Widths of cards, and the height of a line, at a unit of 1. */
const TOP = 92;
const BEATEN = 32;
const NOTE = 22;

/** An oval lower than this has no room for one thing above the other. */
const LOW = 230;

/** The felt with the pile on it. */
export function drawPile(data: TableData, middle: Middle, unit: number, felt: Felt): SvgNode {
  const { width, height } = middle;
  const share = felt === 'round' ? { width: 0.76, height: 0.82 } : { width: 0.92, height: 0.9 };
  const inner = { ...middle, width: width * share.width, height: height * share.height };
  const draw = height < LOW * unit ? drawBeside : drawBelow;
  return el('g', {}, drawFelt(middle, data.turned, unit, felt), draw(data, inner, unit));
}

/** One below the other: what was beaten, the last lay, whose it is. */
function drawBelow(data: TableData, { x, y, width, height }: Middle, unit: number): (SvgNode | null)[] {
  const note = NOTE * unit;
  const beaten = data.beaten.slice(-SHOWN);
  const above = beaten.length > 0 ? BEATEN * unit * CARD_HEIGHT.whole + 8 * unit : 0;
  const below = data.holder ? note * 2.4 : 0;
  const cards = data.top?.cards ?? [];
  const hand = layHand(cards.length, TOP * unit, { width, height: height - above - below });
  const tall = cards.length > 0 ? hand.height : 0;
  const top = y - (above + tall + below) / 2;
  return [
    drawBeaten(beaten, x, top, BEATEN * unit, width, 'middle'),
    drawHand(cards, hand, x - hand.width / 2, top + above),
    data.holder && drawHolder(data.holder, x, top + above + tall + note * 1.2, width, note),
    data.holder &&
      line(data.holder.text, x, top + above + tall + note * 2.2, width, {
        size: note * 0.9,
        tone: 'soft',
        anchor: 'middle',
      }),
  ];
}

/** The last lay in the middle, what it beat at its left; below, whose it is. */
function drawBeside(data: TableData, { x, y, width, height }: Middle, unit: number): (SvgNode | null)[] {
  const note = NOTE * unit;
  const below = data.holder ? note * 1.35 : 0;
  const cards = data.top?.cards ?? [];
  const room = { width: data.beaten.length > 0 ? width * 0.6 : width, height: height - below };
  const hand = layHand(cards.length, TOP * unit, room);
  const tall = cards.length > 0 ? hand.height : 0;
  const top = y - (tall + below) / 2;
  const left = x - hand.width / 2;
  const gap = 14 * unit;
  const beatenTop = top + (tall - BEATEN * unit * CARD_HEIGHT.whole) / 2;
  return [
    drawBeaten(
      data.beaten.slice(-SHOWN),
      left - gap,
      beatenTop,
      BEATEN * unit,
      left - gap - (x - width / 2),
      'end',
    ),
    drawHand(cards, hand, left, top),
    data.holder && drawHolder(data.holder, x, top + tall + note * 1.15, width, note, data.holder.text),
  ];
}

function drawFelt({ x, y, width, height }: Middle, turned: boolean, unit: number, felt: Felt): SvgNode {
  return el('rect', {
    x: x - width / 2,
    y: y - height / 2,
    width,
    height,
    rx: felt === 'round' ? width / 2 : 14 * unit,
    ry: felt === 'round' ? Math.min(width, height) / 2 : 14 * unit,
    fill: color(turned ? 'turned-alt' : 'felt'),
    stroke: turned ? color('turned-ink') : 'none',
    'stroke-width': turned ? 4 * unit : undefined,
  });
}

interface Sized {
  readonly lay: TableLay;
  readonly hand: HandLayout;
  readonly width: number;
}

/** Each with the mark of who laid it: the latest, as many as there is room for. */
function drawBeaten(
  lays: readonly TableLay[],
  x: number,
  y: number,
  card: number,
  room: number,
  anchor: 'middle' | 'end',
): SvgNode | null {
  const gap = card * 0.4;
  const sign = card * 0.72;
  const sized = lays.map((lay): Sized => {
    const hand = layHand(lay.cards.length, card, { width: card * 2.6, height: card * CARD_HEIGHT.whole });
    return { lay, hand, width: sign + hand.width };
  });
  while (sized.length > 0 && totalOf(sized, gap) > room) sized.shift();
  if (sized.length === 0) return null;
  let at = x - totalOf(sized, gap) / (anchor === 'middle' ? 2 : 1);
  return el(
    'g',
    { opacity: 0.8 },
    sized.map(({ lay, hand, width }) => {
      const left = at;
      at += width + gap;
      const signY = y + (card * CARD_HEIGHT.whole) / 2;
      return [
        seatMark(lay.seat, left + sign * 0.4, signY, card * 0.5),
        drawHand(lay.cards, hand, left + sign, y + (card * CARD_HEIGHT.whole - hand.height) / 2),
      ];
    }),
  );
}

function totalOf(lays: readonly Sized[], gap: number): number {
  return lays.reduce((sum, { width }) => sum + width, 0) + gap * Math.max(0, lays.length - 1);
}

/** Mark and name, in the middle, and where there is room a word after them. */
function drawHolder(
  { seat, name }: NonNullable<TableData['holder']>,
  x: number,
  y: number,
  room: number,
  size: number,
  text = '',
): SvgNode {
  const mend = size * 0.95;
  const short = shortened(name, room - mend, size);
  const nameWidth = mend + roughWidth(short, size);
  const textWidth = text === '' ? 0 : roughWidth(text, size) + size * 0.5;
  const says = textWidth > 0 && nameWidth + textWidth < room;
  const left = x - (nameWidth + (says ? textWidth : 0)) / 2;
  return el(
    'g',
    {},
    seatMark(seat, left + size * 0.35, y - size * 0.32, size * 0.7),
    line(short, left + mend, y, room, { size, weight: 600 }),
    says && line(text, left + nameWidth + size * 0.5, y, textWidth * 1.1, { size, tone: 'soft' }),
  );
}
