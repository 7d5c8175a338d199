/** Cards small enough to stack in a chart: a rank and the suit's shape, drawn, so that no font decides. */

import { translate } from './numbers.ts';
import { STAR_PATH, SUIT_PATHS } from './suits.ts';
import { el, type SvgNode } from './svg.ts';

/** A card as a chart shows it. `rank` is written as it stands (`10`, `?`), `suit` null where it is not known. */
export interface CardLabel {
  readonly rank: string;
  readonly suit: SuitLabel | null;
}

/** What stands under a card's rank: its suit by its letter, or the joker's star. */
export const SHAPES = { ...SUIT_PATHS, joker: STAR_PATH };
export type SuitLabel = keyof typeof SHAPES;

/** The shape of a suit, about `size` pixels high, centred on a point. */
function suitMark(suit: SuitLabel, x: number, y: number, size: number): SvgNode {
  return el('path', {
    class: `suit ${suit}`,
    transform: `${translate(x, y)} scale(${size / 20})`,
    d: SHAPES[suit],
  });
}

/** A small card with its top left corner on a point. */
export function miniCard(card: CardLabel, x: number, y: number, width: number, height: number): SvgNode {
  const size = Math.min(13, width * 0.54);
  // A little above the middle, so that a rank shows whole where the next card of a stack lies over it.
  const middle = height / 2 - 0.4;
  const long = card.rank.length > 1;
  const rankX = card.suit ? width * 0.3 : width / 2;
  return el(
    'g',
    { class: `card ${card.suit ?? 'unsuited'}`, transform: translate(x, y) },
    el('rect', { width, height, rx: 2.5 }),
    card.rank !== '' &&
      el(
        'text',
        {
          x: rankX,
          y: middle + size * 0.35,
          'font-size': size,
          'text-anchor': 'middle',
          textLength: long && width * 0.46,
          lengthAdjust: long && 'spacingAndGlyphs',
        },
        card.rank,
      ),
    card.suit !== null &&
      suitMark(card.suit, card.rank === '' ? width / 2 : width * 0.74, middle, size * 0.82),
  );
}
