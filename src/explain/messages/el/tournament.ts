import { makeFigures } from '../figures.ts';
import type { Messages } from '../messages.ts';
import { plural } from './words.ts';

const { signed, fixed, percent } = makeFigures('el', 3);

const HELP = `epanastasi tournament [επιλογές]: παίκτες υπολογιστή παίζουν μεταξύ τους, και βλέπετε πόσο καλά τα πήγε ο καθένας

  --game ID            το παιχνίδι (anemaki)
  --bots ID[,ID…]      ένας για όλους ή ένας για κάθε θέση: random, greedy, sensible, heuristic, linear ή flat
                       (flat, linear, heuristic, greedy, random και πάλι από τον flat)
  --players N          πόσοι κάθονται, όταν δεν το λέει το --bots (5)
  --rounds N           πόσοι γύροι συνολικά (1000)
  --match N            οι γύροι ενός αγώνα· μέσα σε αυτόν οι τίτλοι περνούν από γύρο σε γύρο (20)
  --option NAME=VALUE  μια παραλλαγή των κανόνων· μπορεί να επαναληφθεί
  --seed TEXT          από πού έρχεται η τύχη· ίδιος σπόρος, ίδιοι αριθμοί (1)
  --json               ως δεδομένα

Μετά από κάθε αγώνα όλοι προχωρούν κατά μία θέση. Οι γύροι ενός αγώνα εξαρτώνται ο ένας από τον άλλον μέσω
των τίτλων, γι’ αυτό το τυπικό σφάλμα υπολογίζεται από αγώνα σε αγώνα.
`;

export const tournament: Messages['cli']['tournament'] = {
  help: HELP,
  head: (game, rounds, matches, seed) =>
    `${game}: ${rounds} ${plural(rounds, 'γύρος', 'γύροι')} σε ${matches} ${plural(matches, 'αγώνα', 'αγώνες')}, σπόρος ${seed}`,
  bot: 'παίκτης',
  seats: 'θέσεις',
  points: 'βαθμοί ανά γύρο',
  place: (place) => `${place}η`,
  mean: (points, se) => (se === null ? signed(points) : `${signed(points)} ± ${fixed(se)}`),
  share: percent,
};
