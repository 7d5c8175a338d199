/** A card large enough for a table: rank and suit in its corner, where a fan leaves them in sight. */

import { SHAPES } from '../cards.ts';
import { round, translate } from '../numbers.ts';
import { color } from '../palette.ts';
import { el, type SvgNode } from '../svg.ts';
import type { TableCard } from './data.ts';

/** How much of a card is drawn: all of it, or where room is scarce the upper part with rank and suit. */
export type Cut = 'whole' | 'short';

/** Height of a card of width 1. */
export const CARD_HEIGHT: Readonly<Record<Cut, number>> = { whole: 1.4, short: 1 };

/** The back of a card: the same in light and dark. */
const BACK = { ground: '#2a5fa5', waves: '#a9c4ea' };

const TONES = { d: 'diamond', h: 'heart', c: 'club', s: 'spade', joker: 'spade' } as const;

interface CardLook {
  readonly width: number;
  readonly cut: Cut;
  /** No other card lies over it. */
  readonly last: boolean;
}

/** The card with its top left corner on a point. */
export function tableCard(card: TableCard, x: number, y: number, { width, cut, last }: CardLook): SvgNode {
  const scale = round(width) / 60;
  const height = 60 * CARD_HEIGHT[cut];
  return el(
    'g',
    { transform: `${translate(x, y)} scale(${Math.round(scale * 1000) / 1000})` },
    el('rect', {
      x: 0.5,
      y: 0.5,
      width: 59,
      height: height - 1,
      rx: 6,
      fill: color('card'),
      stroke: color('card-edge'),
      'stroke-width': 1.2,
    }),
    card === 'back' ? backArt(height) : faceArt(card, height, last && cut === 'whole'),
  );
}

function backArt(height: number): SvgNode[] {
  const rows = [14, 28, 42, 56, 70].filter((y) => y < height - 8);
  const waves = rows.map((y) => `M6 ${y}q4-5 8 0t8 0 8 0 8 0 8 0 8 0`).join('');
  return [
    el('rect', { x: 4, y: 4, width: 52, height: height - 8, rx: 3.5, fill: BACK.ground }),
    el('path', { d: waves, fill: 'none', stroke: BACK.waves, 'stroke-width': 2 }),
  ];
}

function faceArt(
  { rank, suit }: Exclude<TableCard, 'back'>,
  height: number,
  whole: boolean,
): (SvgNode | false)[] {
  const tone = suit ? color(TONES[suit]) : color('spade');
  const long = rank.length > 1;
  const suitAt = (x: number, y: number, scale: number) =>
    suit !== null &&
    el('path', { d: SHAPES[suit], fill: tone, transform: `${translate(x, y)} scale(${scale})` });
  const isUnknown = suit === null && rank === '?';
  return [
    isUnknown &&
      el('rect', {
        x: 5,
        y: 5,
        width: 50,
        height: height - 10,
        rx: 3.5,
        fill: 'none',
        stroke: color('card-edge'),
        'stroke-width': 1.5,
        'stroke-dasharray': '4 3',
      }),
    rank !== '' &&
      el(
        'text',
        {
          x: 16,
          y: 29,
          fill: tone,
          'font-size': 32,
          'font-weight': 600,
          'text-anchor': 'middle',
          textLength: long && 27,
          lengthAdjust: long && 'spacingAndGlyphs',
        },
        rank,
      ),
    rank === '' ? suitAt(16, 19, 1.15) : suitAt(16, 44, 1.05),
    // The rank is known, the suit is not.
    suit === null &&
      rank !== '?' &&
      el('text', { x: 16, y: 56, fill: color('spade'), 'font-size': 24, 'text-anchor': 'middle' }, '?'),
    whole && suitAt(40, 61, 1.5),
  ];
}
