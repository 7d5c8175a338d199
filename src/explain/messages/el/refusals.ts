import { type Face, JOKER } from '../../../cards/card.ts';
import type { Pile } from '../../refusal-facts.ts';
import { type Part, type Rich, say } from '../../rich.ts';
import type { Messages } from '../messages.ts';
import * as words from './words.ts';

const someone = (who: Part | null): Part => who ?? 'ο παίκτης';
const where = (seat: Part | null): Part => seat ?? 'ταλόν';
const ofFace = (face: Face) => words.faces(face, 'nominative');

function wrongCount(wrong: string, needed: number, pile: Pile | null, exact: boolean): Rich {
  const asked = `${exact ? 'ακριβώς' : 'τουλάχιστον'} ${words.count(needed)}`;
  if (!pile) return say`${wrong}: ${words.plural(needed, 'χρειάζεται', 'χρειάζονται')} ${asked}`;
  const top = words.theSet(pile.face, pile.size, 'nominative');
  return say`${wrong}: ${top} (${pile.by}) ${words.plural(pile.size, 'θέλει', 'θέλουν')} ${asked}`;
}

export const refusals: Messages['refusals'] = {
  'deal.hand-size': ({ seat, held, needed }) =>
    say`Στο μοίρασμα ${seat} έχει ${words.cards(held)} αντί για ${words.count(needed)}`,
  'deal.talon-size': ({ held, needed }) =>
    needed === 0
      ? say`${held === 1 ? 'Περισσεύει' : 'Περισσεύουν'} ${words.cards(held)}, ενώ μοιράζονται όλα`
      : say`Το ταλόν έχει ${words.cards(held)} αντί για ${words.count(needed)}`,
  'deal.twice': ({ card, seat }) =>
    say`Το μοίρασμα έχει ${{ cards: [card] }} μία φορά παραπάνω (τελευταία: ${where(seat)})`,
  'deal.foreign': ({ card, seat }) =>
    say`Αυτό το παιχνίδι δεν έχει ${{ cards: [card] }} (εδώ: ${where(seat)})`,
  'deal.dealer': ({ seat, expected }) => say`Σε αυτόν τον γύρο μοιράζει ${expected}, όχι ${seat}`,
  'play.turn': ({ who, expected }) =>
    expected === null ? say`Τώρα δεν έχει κανείς σειρά` : say`Σειρά έχει ${expected}, όχι ${someone(who)}`,
  'play.out': ({ who }) => say`${someone(who)} δεν έχει πια φύλλα και έχει βγει από τον γύρο`,
  'play.nothing': () => say`Για να παίξει κανείς, πρέπει να ρίξει τουλάχιστον ένα φύλλο`,
  'play.not-held': ({ who, cards }) => say`${someone(who)} δεν έχει ${{ cards }}`,
  'play.mixed': ({ faces }) =>
    say`Όσα φύλλα πέφτουν μαζί πρέπει να είναι της ίδιας αξίας, και εδώ υπάρχουν ${words.list(faces.map(ofFace))}`,
  'play.too-few': ({ laid, needed, pile, exact }) => {
    const few = `${words.capital(words.cards(laid))} ${laid === 1 ? 'δεν αρκεί' : 'δεν αρκούν'}`;
    return wrongCount(few, needed, pile, exact);
  },
  'play.too-many': ({ laid, needed, pile, exact }) => {
    const many = `${words.capital(words.cards(laid))} ${laid === 1 ? 'είναι πολύ' : 'είναι πολλά'}`;
    return wrongCount(many, needed, pile, exact);
  },
  'play.not-higher': ({ face, top, direction }) => {
    if (top === JOKER) {
      return say`Τον μπαλαντέρ δεν τον χτυπά τίποτα${face === JOKER ? ', ούτε άλλος μπαλαντέρ' : ''}`;
    }
    if (face === top) {
      return say`Η ίση αξία δεν χτυπά ποτέ: ${words.theFaces(face, 'nominative')} δεν χτυπούν ${words.faces(top, 'accusative')}`;
    }
    const clause = `${words.theFaces(face, 'nominative')} δεν χτυπούν ${words.theFaces(top, 'accusative')}`;
    return direction === 'reversed'
      ? say`Στην επανάσταση η σειρά είναι ανάποδη: ${clause}`
      : [words.capital(clause)];
  },
  'play.passed': ({ who }) => say`${someone(who)} πήγε πάσο και μένει έξω ως το τέλος της χαρτωσιάς`,
  'pass.leader': ({ who }) => say`${someone(who)} ανοίγει τη χαρτωσιά και δεν μπορεί να πάει πάσο`,
  'give.no-trade': ({ who }) => say`${someone(who)} δεν έχει να δώσει τίποτα τώρα`,
  'give.turn': ({ who, expected }) =>
    say`Οι ανταλλαγές γίνονται με τη σειρά, και τώρα δίνει ${expected}, όχι ${someone(who)}`,
  'give.receiver': ({ who, expected }) => say`Ό,τι δίνει ${someone(who)} πρέπει να το πάρει ${expected}`,
  'give.count': ({ given, needed }) =>
    say`${given === 1 ? 'Δίνεται' : 'Δίνονται'} ${words.cards(given)}, ενώ ${needed === 1 ? 'χρειάζεται' : 'χρειάζονται'} ${words.count(needed)}`,
  'give.not-held': ({ who, cards }) => say`${someone(who)} δεν έχει ${{ cards }}`,
  'give.not-dealt': ({ who, cards }) =>
    say`${someone(who)} δεν πήρε ${{ cards }} στο μοίρασμα· όσα ήρθαν με την ανταλλαγή δεν δίνονται`,
  'give.not-best': ({ who, cards, best }) =>
    say`${someone(who)} πρέπει να δώσει ${best.length === 1 ? 'το καλύτερο' : 'τα καλύτερα'}, δηλαδή ${{ cards: best }}, και όχι ${{ cards }}`,
  'swap.count': ({ given, needed }) =>
    say`Εδώ ${given === 1 ? 'αφήνεται' : 'αφήνονται'} ${words.cards(given)}· το ταλόν αλλάζει με ακριβώς ${words.count(needed)}`,
  'swap.not-his': ({ expected }) =>
    expected === null
      ? say`Σε αυτόν τον γύρο δεν μπορεί να πάρει κανείς το ταλόν`
      : say`Το ταλόν μπορεί να το πάρει μόνο ${expected}, και μόνο μία φορά πριν από τον γύρο`,
  'revolt.no-move': () =>
    say`Σε αυτό το παιχνίδι η επανάσταση δεν είναι κίνηση: την κηρύσσουν τα ίδια τα φύλλα, πριν από την πρώτη χαρτωσιά`,
  'revolt.not-held': ({ who, cards }) => say`${someone(who)} δεν έχει ${{ cards }}`,
  'revolt.count': ({ laid, needed }) =>
    say`Η επανάσταση θέλει εδώ ακριβώς ${words.equalCards(needed)}, όχι ${words.count(laid)}`,
  'revolt.mixed': ({ faces }) =>
    say`Τα φύλλα μιας επανάστασης πρέπει να είναι ίδια, και εδώ υπάρχουν ${words.list(faces.map(ofFace))}`,
  'revolt.joker': () => say`Σε αυτό το τραπέζι ο μπαλαντέρ δεν μπαίνει στη θέση άλλου φύλλου για επανάσταση`,
  'revolt.no-natural': () =>
    say`Μόνο με μπαλαντέρ δεν γίνεται επανάσταση: χρειάζεται τουλάχιστον ένα άλλο φύλλο μαζί`,
};
