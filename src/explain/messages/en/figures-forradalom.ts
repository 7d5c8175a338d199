/** The pictures and examples that teach Forradalom, in words. */

export const forradalomFigures = {
  order: {
    plain: 'The order of the ranks, and the joker above them.',
    caption: 'In a revolution the ranks turn over, and the joker stays at the top.',
  },
  beats: {
    caption: 'What beats what',
    higher: 'Exactly as many cards, and higher.',
    more: 'Three cards are too many: two are asked for.',
    wild: 'Two sixes and the joker are three sixes.',
    standing: 'Here the joker is only a second king.',
    alone: 'By itself the joker is the highest card.',
    joker: 'Nothing beats a joker, not even another.',
  },
  titles: {
    caption: 'Places, titles and trades among seven players. The points are only a way to keep score.',
    above: (n: number) => `receives ${n} and gives back any ${n}`,
    middle: 'trades nothing',
    below: (n: number) => `gives the best ${n} and receives ${n}`,
    slave: 'deals and leads',
  },
  revolution: {
    caption: 'Four equal cards with one pack, a joker among them: between two tricks they make a revolution.',
    after: 'From now on two fours beat two queens.',
  },
};

export const forradalomExamples = {
  emptied: {
    title: 'Out by a revolution',
    text: 'Four equal cards are four cards fewer. If they were your last, you are out and take the next place (F15); and if you were to lead, the next in turn leads (F10, F13).',
  },
  twice: {
    title: 'Twice in one gap',
    text: 'Somebody turns the world over, and before the next lead somebody else turns it back (F14, F17). The lead is where it was (F13).',
  },
  jokers: {
    title: 'Two jokers are safe',
    text: 'Laid together they are the highest pair before a revolution and after it (F9, F12): whoever lays them takes the trick.',
  },
  back: {
    title: 'What was given may come back',
    text: 'The King looks first and may return whatever they like (F20): even the ace that the Slave has just had to give away.',
  },
  small: {
    title: 'Fourteen players and one pack',
    text: 'Everybody holds three or four cards, and the Slave would owe seven. So a whole hand goes over, and as many cards come back (F20).',
  },
};
