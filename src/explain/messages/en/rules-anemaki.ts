/** The rules of Anemaki in words: a page that teaches the game, and a name for every rule that is cited. */
import type { AnemakiRule } from '../../../rules/rule-ids.ts';
import type { GameTexts, RuleText } from '../rule-texts.ts';

export const anemakiTexts: Readonly<Record<AnemakiRule, RuleText>> = {
  A1: {
    name: 'Five seats',
    text: 'Exactly five play, each in a seat kept for the whole match. Turns go round the table in the order of the seats.',
    note: 'which way round the turns go.',
  },
  A2: {
    name: 'The pack',
    text: 'The pack has 32 cards: 7, 8, 9, 10, jack, queen, king and ace in four suits. They rise in just this order: the 7 is lowest, the ace highest. Suits are worth nothing; they only tell two cards of one rank apart.',
    note: 'that suits have no value.',
  },
  A3: {
    name: 'The deal',
    text: 'Everybody is dealt six cards. The two left over stay face down: they are the talon. The dealer is dealt the first card.',
    note: 'the text says so of the first deal; we deal every round so, one card at a time, in the order of the seats.',
  },
  A4: {
    name: 'The first dealer',
    text: 'In the first round luck picks the dealer, who also leads the first trick.',
  },
  A5: {
    name: 'No titles yet',
    text: 'In the first round nobody has a title, so no cards are exchanged and nobody looks for a revolution.',
    note: 'the text speaks of “initial roles” without saying what they are.',
  },
  A6: {
    name: 'The aim',
    text: 'Get rid of all your cards, and do it before the others.',
  },
  A7: {
    name: 'Leading',
    text: 'Whoever leads a trick lays one, two, three or four cards of one rank, and may not pass.',
    note: 'that the leader may not pass.',
  },
  A8: {
    name: 'Beating',
    text: 'Whoever comes next lays cards of one rank too: at least as many as were laid last, and of a strictly higher rank. Or they pass. So three tens beat two eights, and from then on three cards are needed.',
    note: 'that the cards of an answer are of one rank.',
  },
  A9: {
    name: 'Passing',
    text: 'You may pass although you could play. If no play of yours is allowed, you must pass.',
  },
  A10: {
    name: 'A pass is for now',
    text: 'A pass gives up this turn only. If the turn comes round to you again in the same trick, you may play.',
    note: 'the text does not say how long a pass holds.',
  },
  A11: {
    name: 'The end of a trick',
    text: 'A trick is over when, since the last play, everybody else who still holds cards has passed. Its cards are set aside, and whoever laid last leads the next.',
    note: 'the text does not say when a trick ends.',
  },
  A12: {
    name: 'When the last layer is out',
    text: 'If the last play was somebody’s very last card, the others may still beat it. If nobody does, the next player after them in the order of the seats who holds cards leads.',
    note: 'the text does not say who leads then.',
  },
  A13: {
    name: 'Going out',
    text: 'Whoever lays their last card is out of the round and takes the best place still free. The round ends when only one player holds cards: that one is fifth. What they hold then counts for nothing.',
    note: 'when exactly the round ends, and that cards left over cost nothing.',
  },
  A14: { name: 'First: Archon', text: 'The first to go out is Archon, the ruler: +2 points.' },
  A15: { name: 'Second: Yparchon', text: 'The second is Yparchon, the vice-ruler: +1 point.' },
  A16: { name: 'Third: Neutral', text: 'The third is Neutral: no points.' },
  A17: { name: 'Fourth: Ypodoulos', text: 'The fourth is Ypodoulos, the under-slave: −1 point.' },
  A18: { name: 'Fifth: Doulos', text: 'The fifth is Doulos, the slave: −2 points.' },
  A19: {
    name: 'The score',
    text: 'The Yparchon keeps the score. Points add up from round to round, and a match lasts as many rounds as the table likes.',
    note: 'how long a match lasts.',
  },
  A20: {
    name: 'The Doulos deals and leads',
    text: 'From the second round on, the Doulos of the round before deals and, after the exchange, leads the first trick.',
  },
  A21: {
    name: 'Archon and Doulos',
    text: 'The Doulos gives the Archon their two best cards. The Archon gives back two cards of their choice, out of those that they were dealt.',
  },
  A22: {
    name: 'Yparchon and Ypodoulos',
    text: 'The Ypodoulos gives the Yparchon their best card. The Yparchon gives back one card of their choice, out of those that they were dealt.',
    note: '“out of those dealt”, as with the Archon.',
  },
  A23: {
    name: 'The Neutral and the talon',
    text: 'The Neutral may lay two cards of their choice aside and take the two of the talon for them, without having seen them. Or they leave it.',
    note: 'that it is both cards or none, and blind.',
  },
  A24: {
    name: 'What is best',
    text: 'Which cards are best goes by the normal order, because nobody knows of a revolution yet. Among equal ranks the giver picks the suits.',
    note: 'the text does not speak of ties.',
  },
  A25: {
    name: 'Secret and at once',
    text: 'All trades are secret and happen at the same time: everybody chooses from the cards that they were dealt, before they receive any. Only the two who trade see the cards; what the Neutral does with the talon, only the Neutral sees.',
    note: 'that the trades are simultaneous, and that the Neutral’s is secret too.',
  },
  A26: {
    name: 'A revolution is declared',
    text: 'After the exchange: if the Doulos or the Ypodoulos holds four cards of one rank, a revolution is declared. They have no choice in it.',
  },
  A27: {
    name: 'A revolution is postponed',
    text: 'But if the Archon or the Yparchon holds four of a rank as well, the revolution is postponed: nothing changes in this round. Four in the hand of the Neutral count for neither side.',
    note: 'that the Neutral’s four do not count.',
  },
  A28: {
    name: 'The world upside down',
    text: 'In a revolution the order of the ranks is turned over: now the ace is lowest and the 7 highest. “Higher” in A8 goes by this order.',
  },
  A29: {
    name: 'For one round',
    text: 'A revolution lasts for its round. The next deal begins in the normal order, and nothing is carried over from a revolution that was postponed.',
    note: 'the word can also mean “deferred”: a table might hold the revolution over. We do not support that.',
  },
};

export const anemaki: GameTexts<
  'table' | 'first' | 'tricks' | 'titles' | 'exchange' | 'revolution',
  'firstRound' | 'pass'
> = {
  title: 'The rules of Anemaki',
  short: 'Five players, 32 cards; titles, a forced exchange, and now and then a revolution.',
  description: 'The five-handed card game of Revolution, rule by rule, with examples and pictures.',
  lead: 'Five people, six cards each. Be rid of yours before the others are, and you rule; be last, and in the next round you hand your two best cards to the one who rules. Unless there is a revolution.',
  basis:
    'The game comes from a tale that leaves some things open. With each rule stands whether the tale says so, or whether we read it so.',
  sections: {
    table: { title: 'The table and the cards', intro: 'Sit down, and see what you are dealt.' },
    first: { title: 'The first round', intro: 'Everybody starts equal.' },
    tricks: {
      title: 'Tricks',
      intro:
        'A round is a series of tricks. In a trick the players go on beating each other until nobody wants to, or can.',
    },
    titles: {
      title: 'Titles and points',
      intro: 'The order in which the players go out makes the titles. They hold in the next round.',
    },
    exchange: {
      title: 'From the second round on: the exchange',
      intro: 'Before the first trick cards change hands, and not to the good of those below.',
    },
    revolution: {
      title: 'The revolution',
      intro: 'Whoever is down has one hope: four cards of one rank.',
    },
  },
  options: {
    firstRound: {
      question: 'How does the first round begin?',
      values: {
        untitled: 'Without titles, so with no exchange and no revolution.',
        drawn:
          'The five titles are drawn by lot. The one who draws Doulos deals and leads, and exchange and check take place as in any later round.',
      },
    },
    pass: {
      question: 'How long does a pass hold?',
      values: {
        turn: 'For this turn. If it comes round again in the same trick, you may play.',
        trick: 'Until the trick ends: whoever has passed is out of it.',
      },
    },
  },
};
