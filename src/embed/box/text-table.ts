/** The table where there is no room for cards: the order of the ranks, what lies, and everybody's hand, each a line of text. */

import { JOKER, type SeenCard, UNKNOWN } from '../../cards/card.ts';
import { sortHand } from '../../cards/hand.ts';
import { cardGlyphs } from '../../explain/rich-to-text.ts';
import type { Board } from '../../view/player/board.ts';
import type { Moment } from '../../view/player/moment.ts';
import { nameOf, seatColor } from '../../view/player/names.ts';

/** More players than these stand in two columns. */
const MOST_IN_ONE = 6;

/** Elements for a moment, as its table shows it. */
export function textTable({ source, words: { player, game } }: Board, { frame }: Moment): HTMLElement {
  const { table } = player;
  const { players } = source.head;
  const names = players.map(({ name }) => nameOf(name));
  const top = frame.did.type === 'revolt' ? frame.did : frame.pile.at(-1);
  const holder = frame.pile.at(-1)?.seat ?? frame.turn;
  const says = frame.pile.length > 0 ? table.holds : table.leads;
  const seats = players.map((_, seat) => {
    const now = frame.turn === seat ? table.turn : frame.passed.includes(seat) ? table.passed : '';
    const item = element('li', frame.turn === seat ? 'turn' : '', [
      element('bdi', 'who', [names[seat] ?? '']),
      cards(sortHand(frame.hands[seat] ?? []), game.cardLabel),
      element('span', 'seat-state', [now]),
    ]);
    item.style.cssText = seatColor(seat);
    return item;
  });
  return element(
    'section',
    `text-table ${frame.direction} ${players.length > MOST_IN_ONE ? 'crowd' : ''}`,
    [
      element('p', 'text-order', [`${source.facts.order[frame.direction].map(glyphs).join(' ')}`]),
      element('p', 'text-pile', [
        top ? cards(top.cards, game.cardLabel) : '',
        frame.trick > 0 && holder !== null ? `${game.trick(frame.trick)} · ${names[holder]} ${says}` : '',
      ]),
      element('ol', 'text-seats', seats),
    ],
    table.label,
  );
}

function cards(held: readonly SeenCard[], labelOf: (card: SeenCard) => string): HTMLElement {
  const each = held.map((card) => {
    const text = element('span', `card-text ${card === JOKER ? '' : card[1]}`, [glyphs(card)], labelOf(card));
    text.role = 'img';
    return text;
  });
  return element('span', 'cards-text', each);
}

/** A card, or a rank alone. */
function glyphs(card: string): string {
  if (card === JOKER) return '★';
  if (card === UNKNOWN) return '?';
  return card.length > 1 ? cardGlyphs(card as SeenCard) : card === 'T' ? '10' : card;
}

function element(
  tag: string,
  className: string,
  children: readonly (string | HTMLElement)[],
  label = '',
): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  if (label) made.ariaLabel = label;
  return made;
}
