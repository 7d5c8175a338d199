/** What stands beside a moment that leaves the site in a post, and its picture in words for those who do not see it. */
import type { Messages } from '../messages.ts';

export const share: Messages['share'] = {
  playsUpTo: 'Ami idáig történt',
  playsOfRound: 'A kör lépésről lépésre',
  open: 'Visszajátszás lépésről lépésre',
  embed: 'A visszajátszás, lépésről lépésre',
  turned: 'Fordított világ',
  alt: {
    table: 'Az asztal',
    score: (n) => `${n}. kör kottája`,
    pile: (cards, name) => `Az asztalon: ${cards} (${name})`,
    emptyPile: 'Az asztal üres',
    hands: 'Kézben',
    hand: (name, standing, cards) => `${name} (${standing}): ${cards}`,
    unknown: (n) => `${n} rejtett`,
    none: 'nincs lap',
    out: (title, points) => `kiment, ${title}, ${points}`,
    points: (_, written) => `${written} pont`,
    talon: (cards) => `Talon: ${cards}`,
    turn: (name) => `Következik: ${name}`,
    passed: (names) => `Passzolt: ${names}`,
    order: (ranks) => `Rangsor alulról fölfelé: ${ranks}`,
    upsideDown: (ranks) => `A világ a feje tetején áll; rangsor alulról fölfelé: ${ranks}`,
    result: (n, names) => `${n}. kör: ${names}`,
  },
};
