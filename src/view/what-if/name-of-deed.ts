/** What a line is called until its reader gives it a name: by the deed that it begins with. */
import { faceOf, JOKER } from '../../cards/card.ts';
import type { Hand } from '../../cards/hand.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import type { Deed } from '../../replay/what-if/deed.ts';
import { rankText } from '../card/symbols.ts';

/** `names` are the players' by seat. */
export function nameOfDeed(deed: Deed, names: readonly string[], { nameOf }: Messages['whatIf']): string {
  switch (deed.type) {
    case 'give':
      return nameOf({ type: 'give', cards: faces(deed.cards), to: names[deed.to] ?? '' });
    case 'play':
    case 'swap':
    case 'revolt':
      return nameOf({ type: deed.type, cards: faces(deed.cards) });
    default:
      return nameOf({ type: deed.type });
  }
}

function faces(cards: Hand): string {
  return cards.map((card) => (card === JOKER ? '★' : rankText(faceOf(card) ?? '?'))).join('-');
}
