import { makeFigures } from '../figures.ts';
import type { Messages } from '../messages.ts';
import { plural } from './words.ts';

const { signed, fixed, percent } = makeFigures('el', 3);

const HELP = `epanastasi tournament [επιλογές]: μηχανές παίζουν μεταξύ τους, και βλέπετε πόσο καλά τα πήγε η καθεμία

  --game ID            το παιχνίδι (anemaki)
  --bots ID[,ID…]      μία για όλους ή μία για κάθε θέση: random, greedy, sensible, heuristic, linear ή flat
                       (flat, linear, heuristic, greedy, random και πάλι από τη flat)
  --players N          πόσοι κάθονται, όταν δεν το λένε οι μηχανές (5)
  --rounds N           πόσοι γύροι συνολικά (1000)
  --match N            οι γύροι ενός αγώνα, μέσα στον οποίο περνούν οι τίτλοι (20)
  --option NAME=VALUE  μια παραλλαγή των κανόνων· μπορεί να επαναληφθεί
  --seed TEXT          από πού έρχεται η τύχη· ίδιος σπόρος, ίδιοι αριθμοί (1)
  --json               ως δεδομένα

Μετά από κάθε αγώνα όλοι προχωρούν μία θέση. Οι γύροι ενός αγώνα εξαρτώνται ο ένας από τον άλλον μέσω
των τίτλων, γι' αυτό το τυπικό σφάλμα βγαίνει από αγώνα σε αγώνα.
`;

export const tournament: Messages['cli']['tournament'] = {
  help: HELP,
  head: (game, rounds, matches, seed) =>
    `${game}: ${rounds} ${plural(rounds, 'γύρος', 'γύροι')} σε ${matches} ${plural(matches, 'αγώνα', 'αγώνες')}, σπόρος ${seed}`,
  bot: 'μηχανή',
  seats: 'θέσεις',
  points: 'βαθμοί ανά γύρο',
  place: (place) => `${place}η`,
  mean: (points, se) => (se === null ? signed(points) : `${signed(points)} ± ${fixed(se)}`),
  share: percent,
};
