/** Why something is against the rules. Clauses bear no full stop; the rule's id follows them. */
import type { RefusalMessages } from '../../refusal-facts.ts';
import { type Part, say } from '../../rich.ts';
import * as words from './words.ts';

const where = (seat: Part | null) => (seat === null ? ['in the talon'] : say`with ${seat}`);
const someone = (who: Part | null): Part => who ?? 'this player';
const be = (n: number) => words.plural(n, 'is', 'are');

export const refusals: RefusalMessages = {
  'deal.hand-size': ({ seat, held, needed }) =>
    say`${seat} is dealt ${words.cards(held)}, but should have ${words.count(needed)}`,
  'deal.talon-size': ({ held, needed }) =>
    say`The talon has ${words.cards(held)}, but should have ${words.count(needed)}`,
  'deal.twice': ({ card, seat }) =>
    say`${{ cards: [card] }} is in the deal once too often, the last time ${where(seat)}`,
  'deal.foreign': ({ card, seat }) =>
    say`${{ cards: [card] }} (${where(seat)}) does not belong to the cards of this game`,
  'deal.dealer': ({ seat, expected }) => say`${expected} has to deal this round, not ${seat}`,
  'play.turn': ({ who, expected }) =>
    expected === null
      ? say`It is nobody’s turn now`
      : say`It is the turn of ${expected}, not of ${someone(who)}`,
  'play.out': ({ who }) => say`${someone(who)} has no cards left and is out of this round`,
  'play.nothing': () => say`A play needs at least one card`,
  'play.not-held': ({ who, cards }) => say`${someone(who)} does not hold ${{ cards }}`,
  'play.mixed': ({ faces }) =>
    say`Cards laid together must be of one rank, and these are ${words.list(faces.map(words.faces))}`,
  'play.too-few': ({ laid, needed, pile }) => {
    const few = `${words.capital(words.cards(laid))} ${be(laid)} too few`;
    if (!pile) return say`${few}: at least ${words.count(needed)} are asked for`;
    return say`${few}: ${words.setBy(pile.by, pile.face, pile.size)} ${words.plural(pile.size, 'asks', 'ask')} for at least ${words.count(needed)}`;
  },
  'play.not-higher': ({ face, top, direction }) => {
    if (face === top)
      return say`An equal rank beats nothing: ${words.faces(face)} do not beat ${words.faces(face)}`;
    const order = direction === 'reversed' ? 'Under the revolution the order is upside down: ' : '';
    const clause = `${words.faces(face)} do not beat ${words.faces(top)}`;
    return say`${order}${order ? clause : words.capital(clause)}`;
  },
  'play.passed': ({ who }) => say`${someone(who)} has passed and is out of this trick until it ends`,
  'pass.leader': ({ who }) => say`${someone(who)} leads this trick and may not pass`,
  'give.no-trade': ({ who }) => say`${someone(who)} has nothing to give now`,
  'give.receiver': ({ who, expected }) => say`What ${someone(who)} gives must go to ${expected}`,
  'give.count': ({ given, needed }) =>
    say`${words.capital(words.cards(given))} ${be(given)} given here, where ${words.count(needed)} ${be(needed)} asked for`,
  'give.not-held': ({ who, cards }) => say`${someone(who)} does not hold ${{ cards }}`,
  'give.not-dealt': ({ who, cards }) =>
    say`${{ cards }} did not come to ${someone(who)} in the deal: what was received in a trade may not be given`,
  'give.not-best': ({ who, cards, best }) =>
    say`${{ cards }} ${be(cards.length)} not the best that ${someone(who)} has to give: that would be ${{ cards: best }}`,
  'swap.count': ({ given, needed }) =>
    say`${words.capital(words.cards(given))} ${be(given)} laid aside here; the talon takes exactly ${words.count(needed)}`,
  'swap.not-his': ({ expected }) =>
    expected === null
      ? say`Nobody may take the talon in this round`
      : say`Only ${expected} may take the talon, and only once before the round`,
  'revolt.no-move': () =>
    say`A revolution is not laid in this game: the cards declare it by themselves, before the first trick`,
};
