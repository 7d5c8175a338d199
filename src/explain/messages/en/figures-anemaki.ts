/** The pictures and examples that teach Anemaki, and what pictures of all games share, in words. */

export const anemakiFigures = {
  order: {
    plain: 'The order of the ranks.',
    caption: 'The order of the ranks, always in sight beside the table. In a revolution it turns over.',
    normal: 'Normal order',
    reversed: 'In a revolution',
    lowest: 'lowest',
    highest: 'highest',
  },
  deal: {
    caption: 'Five times six cards and the two of the talon are 32.',
    seat: (n: number) => `Seat ${n}`,
    talon: 'Talon',
  },
  trick: {
    caption: 'One trick. The order of the seats is Ari, Physo, Janiet, Aster, Rhys.',
    passes: 'passes',
    steps: {
      lead: 'Ari leads with a pair: A7.',
      pair: 'Two again, and nines are higher than eights: A8.',
      pass: 'Janiet could lay two queens, but keeps them: A9.',
      triple: 'Three tens: more cards are welcome as long as the rank is higher. Now three are needed: A8.',
      tooFew: 'Two kings would be too few, so Rhys has to pass: A9.',
      end: 'Nobody beats the tens: Ari, Physo and Janiet pass too, the cards are set aside, and Aster leads the next trick: A11.',
    },
  },
  beats: {
    caption: 'What beats what',
    yes: 'beats',
    no: 'does not beat',
    same: 'An equal rank never beats.',
    fewer: 'Two cards are fewer than three.',
    lower: 'More cards do not help a lower rank.',
    higher: 'A higher card beats a lower one.',
    triple: 'A triple beats a pair of a lower rank.',
    quad: 'Four cards beat three of a lower rank.',
  },
  titles: {
    caption: 'Places, titles and points. The points of a round add up to zero.',
    place: 'Place',
    title: 'Title',
    points: 'points',
    later: 'In the next round',
    archon: 'gives two of their choice, receives the Doulos’s two best',
    yparchon: 'gives one of their choice, receives the Ypodoulos’s best; keeps the score',
    neutral: 'may swap two cards for the talon',
    ypodoulos: 'gives their best card, receives one',
    doulos: 'deals, gives their two best cards, receives two, leads',
  },
  exchange: {
    caption: 'An exchange. The cards that go are raised.',
    deals: (title: string) => `${title} was dealt`,
    doulos:
      'The two best must go: the ace, and one of the kings. Which of the two kings, the Doulos picks (A24).',
    archon: 'Any two will do. The Archon gives away the 7 and the 9, and keeps the pair of jacks (A21).',
  },
  revolution: {
    caption:
      'After the exchange the Doulos holds four nines, and nobody above holds four of a rank: revolution.',
    after: 'So in this round three eights beat three jacks.',
  },
};

export const anemakiExamples = {
  aces: {
    title: 'Four aces are no use to a Doulos',
    text: 'A Doulos who is dealt four aces has to give two of them away (A21, A24): the four are gone before anybody looks (A26).',
  },
  kings: {
    title: 'Four kings and two aces are',
    text: 'The two best cards are the aces. They go, the four kings stay, and the revolution is declared.',
  },
  archon: {
    title: 'It is in the Archon’s hands',
    text: 'By what they give, an Archon may break up their own four and so let a revolution through (A27); or hand the Doulos the very card that was missing for one.',
  },
  both: {
    title: 'Two times four is one revolution',
    text: 'Doulos and Ypodoulos may both hold four of a rank. The world still turns over once, not twice.',
  },
  talon: {
    title: 'Two cards are never seen',
    text: 'The talon, or the two cards that the Neutral left there, are out of the round. So “the last ace must be in somebody’s hand” is never safe to think.',
  },
  sum: {
    title: 'Nothing is lost',
    text: 'After the exchange everybody holds six cards again, every card is in exactly one place, and the points of a round add up to zero.',
  },
};
