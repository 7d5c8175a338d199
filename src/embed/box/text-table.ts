/** The table where there is no room for cards: the order of the ranks, what lies, and everybody's hand, each a line of text, or the number of its cards. */

import { JOKER, type SeenCard, UNKNOWN } from '../../cards/card.ts';
import { sortHand } from '../../cards/hand.ts';
import { cardGlyphs } from '../../explain/rich-to-text.ts';
import type { Board } from '../../view/player/board.ts';
import type { Moment } from '../../view/player/moment.ts';
import { nameOf, seatColor } from '../../view/player/names.ts';

/** More players than these stand in two columns. */
const MOST_IN_ONE = 6;

/** Elements for a moment, as its table shows it; `counts`: with the numbers of cards in place of the hands. */
export function textTable(
  { source, words: { player, game } }: Board,
  { frame }: Moment,
  counts = false,
): HTMLElement {
  const { table } = player;
  const { players } = source.head;
  const names = shortest(players.map(({ name }) => nameOf(name)));
  const top = frame.did.type === 'revolt' ? frame.did : frame.pile.at(-1);
  const holder = frame.pile.at(-1)?.seat ?? frame.turn;
  const says = frame.pile.length > 0 ? table.holds : table.leads;
  const seats = players.map((_, seat) => {
    const hand = frame.hands[seat] ?? [];
    const now = frame.turn === seat ? table.turn : frame.passed.includes(seat) ? table.passed : '';
    const item = element('li', frame.turn === seat ? 'turn' : '', [
      element('bdi', 'who', [names[seat] ?? '']),
      ...(counts
        ? [sign('count', String(hand.length), table.cards(hand.length))]
        : [cards(sortHand(hand), game.cardLabel), element('span', 'seat-state', [now])]),
    ]);
    if (frame.turn === seat) item.ariaCurrent = 'true';
    item.style.cssText = seatColor(seat);
    return item;
  });
  return element(
    'section',
    `text-table ${frame.direction} ${counts ? 'counts' : players.length > MOST_IN_ONE ? 'crowd' : ''}`,
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

/** First names, where nobody shares his. */
function shortest(names: readonly string[]): readonly string[] {
  const first = names.map((name) => name.split(' ')[0] ?? name);
  return new Set(first).size === names.length ? first : names;
}

function cards(held: readonly SeenCard[], labelOf: (card: SeenCard) => string): HTMLElement {
  const each = held.map((card) =>
    sign(`card-text ${card === JOKER ? '' : card[1]}`, glyphs(card), labelOf(card)),
  );
  return element('span', 'cards-text', each);
}

/** What is spoken otherwise than it is written. */
function sign(className: string, text: string, label: string): HTMLElement {
  const made = element('span', className, [text], label);
  made.role = 'img';
  return made;
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
