/** A rich sentence as plain text, for terminals, tables of contents and screen readers. */
import { JOKER, type SeenCard, UNKNOWN } from '../cards/card.ts';
import type { Messages } from './messages/messages.ts';
import type { Part, Rich } from './rich.ts';

/** How cards are written: `T♣` as `10♣`, as in a log `Tc`, or in words. */
export type CardStyle = 'glyphs' | 'ascii' | 'words';

const GLYPHS: Readonly<Record<string, string>> = { d: '♦', h: '♥', c: '♣', s: '♠', '?': '?' };

interface CardWords {
  readonly game: Pick<Messages['game'], 'cardsInWords'>;
}

/** The text of a sentence; rule ids stay as they are. */
export function richToText(rich: Rich, messages: CardWords, style: CardStyle = 'glyphs'): string {
  return rich.map((part) => partToText(part, messages, style)).join('');
}

/** `10♣` for `Tc`; the joker and an unknown card as in a log. */
export function cardGlyphs(card: SeenCard): string {
  if (card === JOKER || card === UNKNOWN) return card;
  const [rank = '', suit = ''] = card;
  return `${rank === 'T' ? '10' : rank}${GLYPHS[suit] ?? suit}`;
}

function partToText(part: Part, messages: CardWords, style: CardStyle): string {
  if (typeof part === 'string') return part;
  if ('rule' in part) return part.rule;
  if ('name' in part) return part.name;
  if (style === 'words') return messages.game.cardsInWords(part.cards);
  return part.cards.map((card) => (style === 'ascii' ? card : cardGlyphs(card))).join(' ');
}
