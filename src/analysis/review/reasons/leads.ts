/** Reasons against a lead. */
import { isBeatable } from '../sight.ts';
import { heightOf, playOf, type Rule, sizeOf, splits } from './facts.ts';

/** Who holds no more cards is about to go out. */
const SHORT = 2;

/** As many cards as somebody has left, which may be beaten: he might go out on them. */
export const leadsIntoShortHand: Rule = ({ sight, chosen, best }) => {
  const [laid, better] = [playOf(chosen), playOf(best)];
  if (sight.top || !laid || !better) return null;
  const size = sizeOf(laid);
  if (size > SHORT || !isBeatable(sight, laid.face, size)) return null;
  if (sizeOf(better) === size && isBeatable(sight, better.face, size)) return null;
  const players = sight.held.length;
  for (let i = 1; i < players; i++) {
    const seat = (sight.seat + i) % players;
    if (sight.held[seat] === size) return { code: 'leadsIntoShortHand', seat, cards: size };
  }
  return null;
};

/** The lowest group of the hand, from the lower half of the order, should have been led and a higher one was. */
export const keepsLowGroup: Rule = ({ sight, chosen, best }) => {
  const [laid, better] = [playOf(chosen), playOf(best)];
  if (sight.top || !laid || !better) return null;
  const height = heightOf(sight, better.face);
  const lowest = sight.hand.findIndex((count) => count > 0);
  const isLow = height === lowest && height < sight.order.length / 2;
  return isLow && heightOf(sight, laid.face) > height ? { code: 'keepsLowGroup', face: better.face } : null;
};

/** The lowest group of the hand was led and a higher one should have been, which may be beaten as well. */
export const couldGoLast: Rule = ({ sight, chosen, best }) => {
  const [laid, better] = [playOf(chosen), playOf(best)];
  if (sight.top || !laid || !better || laid.face === better.face) return null;
  const lowest = sight.hand.findIndex((count) => count > 0);
  const isLast = heightOf(sight, laid.face) === lowest && !splits(sight, laid);
  return isLast && isBeatable(sight, better.face, sizeOf(better))
    ? { code: 'couldGoLast', face: laid.face }
    : null;
};
