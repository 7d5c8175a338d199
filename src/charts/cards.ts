/** Cards small enough to stack in a chart: a rank and the suit's shape, drawn, so that no font decides. */
import { el, type SvgNode, translate } from './svg.ts';

/** A card as a chart shows it. `rank` is written as it stands (`10`, `?`), `suit` null where it is not known. */
export interface CardLabel {
  readonly rank: string;
  readonly suit: SuitLabel | null;
}

export type SuitLabel = 'diamond' | 'heart' | 'club' | 'spade' | 'joker';

/** Outlines in a square of 20, centred on 0. */
const SUIT_PATHS: Readonly<Record<SuitLabel, string>> = {
  diamond: 'M0-10Q3.5-4 8 0Q3.5 4 0 10Q-3.5 4-8 0Q-3.5-4 0-10Z',
  heart:
    'M0 9.5C-2 6-9.5 1.5-9.5-3.7C-9.5-7-7.2-9-4.7-9C-2.6-9-.8-7.6 0-5.4C.8-7.6 2.6-9 4.7-9C7.2-9 9.5-7 9.5-3.7C9.5 1.5 2 6 0 9.5Z',
  club: 'M0-10A4.6 4.6 0 0 1 3.6-2.6A4.6 4.6 0 1 1 1.2 4.4Q1.4 7.4 3.6 9.5H-3.6Q-1.4 7.4-1.2 4.4A4.6 4.6 0 1 1-3.6-2.6A4.6 4.6 0 0 1 0-10Z',
  spade:
    'M0-10C2.5-5.5 9-2 9 2.6C9 5.3 7 6.8 4.9 6.8C3.2 6.8 1.9 6 1.1 4.7Q1.5 7.6 3.6 9.5H-3.6Q-1.5 7.6-1.1 4.7C-1.9 6-3.2 6.8-4.9 6.8C-7 6.8-9 5.3-9 2.6C-9-2-2.5-5.5 0-10Z',
  joker: 'M0-10L2.6-3.4L9.7-3L4.2 1.4L6 8.3L0 4.5L-6 8.3L-4.2 1.4L-9.7-3L-2.6-3.4Z',
};

/** The shape of a suit, about `size` pixels high, centred on a point. */
export function suitMark(suit: SuitLabel, x: number, y: number, size: number): SvgNode {
  return el('path', {
    class: `suit ${suit}`,
    transform: `${translate(x, y)} scale(${size / 20})`,
    d: SUIT_PATHS[suit],
  });
}

/** A small card with its top left corner on a point. */
export function miniCard(card: CardLabel, x: number, y: number, width: number, height: number): SvgNode {
  const size = Math.min(13, width * 0.54);
  const middle = height / 2;
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
