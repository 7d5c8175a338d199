/** Why something is against the rules. Clauses bear no full stop; the rule's id follows them. */
import { JOKER } from '../../../cards/card.ts';
import type { Pile, RefusalMessages } from '../../refusal-facts.ts';
import { type Part, type Rich, say } from '../../rich.ts';
import * as words from './words.ts';

const where = (seat: Part | null) => (seat === null ? ['in the talon'] : say`with ${seat}`);
const someone = (who: Part | null): Part => who ?? 'this player';
const be = (n: number) => words.plural(n, 'is', 'are');

/** So many cards are asked for, by what lies on top where that is known. */
function wrongCount(wrong: string, needed: number, pile: Pile | null, exact: boolean): Rich {
  const asked = `${exact ? 'exactly' : 'at least'} ${words.count(needed)}`;
  if (!pile) return say`${wrong}: ${asked} ${be(needed)} asked for`;
  const by = words.setBy(pile.by, pile.face, pile.size);
  return say`${wrong}: ${by} ${words.plural(pile.size, 'asks', 'ask')} for ${asked}`;
}

export const refusals: RefusalMessages = {
  'deal.hand-size': ({ seat, held, needed }) =>
    say`${seat} is dealt ${words.cards(held)}, but should have ${words.count(needed)}`,
  'deal.talon-size': ({ held, needed }) =>
    needed === 0
      ? say`${words.capital(words.cards(held))} ${be(held)} left over, but all are to be dealt`
      : say`The talon has ${words.cards(held)}, but should have ${words.count(needed)}`,
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
  'play.too-few': ({ laid, needed, pile, exact }) =>
    wrongCount(`${words.capital(words.cards(laid))} ${be(laid)} too few`, needed, pile, exact),
  'play.too-many': ({ laid, needed, pile, exact }) =>
    wrongCount(`${words.capital(words.cards(laid))} ${be(laid)} too many`, needed, pile, exact),
  'play.not-higher': ({ face, top, direction }) => {
    if (top === JOKER) return say`Nothing beats a joker${face === JOKER ? ', not even another joker' : ''}`;
    if (face === top)
      return say`An equal rank beats nothing: ${words.faces(face)} do not beat ${words.faces(face)}`;
    const order = direction === 'reversed' ? 'Under the revolution the order is upside down: ' : '';
    const clause = `${words.faces(face)} do not beat ${words.faces(top)}`;
    return say`${order}${order ? clause : words.capital(clause)}`;
  },
  'play.passed': ({ who }) => say`${someone(who)} has passed and is out of this trick until it ends`,
  'pass.leader': ({ who }) => say`${someone(who)} leads this trick and may not pass`,
  'give.no-trade': ({ who }) => say`${someone(who)} has nothing to give now`,
  'give.turn': ({ who, expected }) =>
    say`Trades are made in turn, and now ${expected} has to give, not ${someone(who)}`,
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
  'revolt.not-held': ({ who, cards }) => say`${someone(who)} does not hold ${{ cards }}`,
  'revolt.count': ({ laid, needed }) =>
    say`A revolution takes exactly ${words.count(needed)} equal cards here, not ${words.count(laid)}`,
  'revolt.mixed': ({ faces }) =>
    say`The cards of a revolution must be equal, and these are ${words.list(faces.map(words.faces))}`,
  'revolt.joker': () => say`At this table no joker may stand in for a card of a revolution`,
  'revolt.no-natural': () => say`Jokers alone make no revolution: at least one other card must be among them`,
};
