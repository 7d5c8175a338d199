/** The rules of Forradalom in words: a page that teaches the game, and a name for every rule that is cited. */
import type { ForradalomRule } from '../../../rules/rule-ids.ts';
import type { GameTexts, RuleText } from '../rule-texts.ts';

export const forradalomTexts: Readonly<Record<ForradalomRule, RuleText>> = {
  F1: {
    name: 'The seats',
    text: 'Any number may play, each in a seat kept for the whole match. Turns go round the table in the order of the seats. Here a table seats 3 to 16.',
    note: 'the bounds, 3 and 16.',
  },
  F2: {
    name: 'The packs',
    text: 'About one pack for every four players, and one joker in all, perhaps two. So four play with one pack, and five to eight with two.',
    note: 'that a pack has 52 cards, and that a last four which is not full has its pack too.',
  },
  F3: {
    name: 'The order',
    text: 'The ranks rise from the 2 to the 10, and on over jack, queen and king to the ace. Above them all is the joker. Suits are worth nothing.',
    note: 'the order of the ranks; that the joker is highest is the source’s word.',
  },
  F4: {
    name: 'The deal',
    text: 'All cards are dealt, one at a time, to the dealer first. Where they do not come out even, some have one more.',
    note: 'that nobody has more than one card more. Who has it, the log says.',
  },
  F5: { name: 'The aim', text: 'Run out of cards, and before the others do.' },
  F6: {
    name: 'Leading',
    text: 'Whoever leads a trick lays any number of cards of one rank; one is enough. They may not pass.',
    note: 'that the leader may not pass.',
  },
  F7: {
    name: 'Beating',
    text: 'Whoever comes next lays exactly as many cards of one rank, of a strictly higher value than those on top. Or they pass. So three tens beat three eights; two tens do not, and neither do four.',
  },
  F8: {
    name: 'Passing, and the end of a trick',
    text: 'You may pass although you could play. A pass gives up this turn only. The trick goes on until everybody else has passed since the last play; then its cards are set aside, and whoever laid last leads the next, with as many cards as they like.',
    note: 'that a pass holds for one turn only.',
  },
  F9: {
    name: 'The joker',
    text: 'The joker is the highest card. It can also stand for any rank beside other cards: two sixes and the joker are three sixes. Laid alone, or with jokers only, it counts as the joker. A joker never beats a joker.',
    note: 'that by itself it stands for no other rank, and that it does not beat its like.',
  },
  F10: {
    name: 'When the last layer is out',
    text: 'If whoever laid last has no cards left and nobody beats them, the next player after them in the order of the seats who holds cards leads. The round ends when only one player holds cards.',
    note: 'the source does not say who leads then, nor when exactly the round ends.',
  },
  F11: {
    name: 'A revolution',
    text: 'Right after a trick has ended, anybody may make a revolution, not only the one to lead: they lay four equal cards. With two packs it takes five, with three packs six, always three more than there are packs.',
  },
  F12: {
    name: 'The world upside down',
    text: 'A revolution turns the order of the ranks over: what was lowest is highest now. Only the joker stays where it was, above all of them.',
  },
  F13: {
    name: 'The lead stays',
    text: 'Whoever was to lead the next trick still leads it. If the revolution took their own last cards, F10 says who leads.',
    note: 'what happens when it took the leader’s last cards.',
  },
  F14: {
    name: 'Counter-revolution',
    text: 'There may be several revolutions in a round. Each turns the order over again, and every second one is called a counter-revolution.',
  },
  F15: {
    name: 'Out by a revolution',
    text: 'The cards laid for a revolution are out of the round. Whoever runs out of cards by it takes the next free place.',
    note: 'the source does not say what becomes of the cards, nor of a hand that they empty.',
  },
  F16: {
    name: 'A joker in a revolution',
    text: 'Jokers may stand in for some of the equal cards of a revolution, but at least one of the cards must be of the rank itself.',
    note: 'the source says that a joker can be used as a joker, and we let that hold here too. It matters: with four players somebody is dealt a revolution in 13 % of the rounds without it, in 47 % with one joker, in 78 % with two.',
  },
  F17: {
    name: 'Between two tricks',
    text: 'Between two tricks anybody may make a revolution, in any order and any number of times. Before the first trick nobody may.',
    note: 'the order: a log is right as it stands, and where a program asks, it asks round the table from the one to lead, until nobody wants to.',
  },
  F18: { name: 'For one round', text: 'The next round begins in the normal order.' },
  F19: {
    name: 'From king to slave',
    text: 'The first to go out is King, the second Prime Minister, and the one who holds cards to the last is the Slave. Those in between are Citizens, told apart by the number of their place.',
    note: 'the citizens; the source has no name for the places in between.',
  },
  F20: {
    name: 'The exchange',
    text: 'From the second round on, after the deal, the last gives the first their best cards: half as many as there are players, rounded down. The first may look at them, and then gives back any as many, also of those that they received. The second-last and the second do the same with one card fewer, and so on inwards; whoever is in the middle trades nothing. No trade is larger than the smaller of the two hands.',
    note: 'the last sentence.',
  },
  F21: {
    name: 'What is best',
    text: 'Which cards are best goes by the order at the start of a round, the joker highest. Among equal ranks the giver picks.',
    note: 'the source says neither.',
  },
  F22: {
    name: 'Who deals and leads',
    text: 'In the first round luck decides who leads. In later rounds the Slave of the round before deals, and leads once the trades are made.',
    note: 'the source leaves it open.',
  },
  F23: {
    name: 'Points',
    text: 'The game has none. Where a score is wanted, the places score in equal steps of one point, so that a round adds up to zero: +2, +1, 0, −1, −2 with five players, +1.5, +0.5, −0.5, −1.5 with four.',
    note: 'all of it. With five players it is the score of Anemaki.',
  },
};

export const forradalom: GameTexts<
  'table' | 'tricks' | 'revolution' | 'exchange',
  'decks' | 'jokers' | 'twos' | 'pass' | 'jokerInRevolution' | 'leader'
> = {
  title: 'The rules of Forradalom',
  short:
    'Three to sixteen players, one to four packs with jokers; whoever holds enough equal cards turns the world over.',
  description:
    'The Hungarian card game of Revolution for any number of players, rule by rule, with examples and pictures.',
  lead: 'As many people as fit round the table, and all the cards in their hands. Lay exactly as many as were laid before you, and higher. Collect equal cards, for between two tricks anybody may lay them down, and the world is upside down. And if somebody has as many again, it turns back.',
  basis:
    'The game comes from a sheet of rules in Hungarian that leaves some things open. With each rule stands whether the sheet says so, or whether we read it so.',
  sections: {
    table: { title: 'The table and the cards', intro: 'The more sit down, the more packs there are.' },
    tricks: {
      title: 'Tricks',
      intro: 'Whoever leads chooses how many cards; after that the number holds until the trick ends.',
    },
    revolution: { title: 'The revolution', intro: 'It is a play, and it is open to all.' },
    exchange: {
      title: 'Places and the exchange',
      intro:
        'The order of going out makes the places, and in the next round those above take from those below.',
    },
  },
  options: {
    decks: {
      question: 'How many packs are in play? Usual is one for every four players, rounded up.',
      values: {
        '1': 'One pack: a revolution takes four equal cards.',
        '2': 'Two packs: a revolution takes five.',
        '3': 'Three packs: a revolution takes six.',
        '4': 'Four packs: a revolution takes seven.',
      },
    },
    jokers: {
      question: 'How many jokers are in play?',
      values: { '1': 'One in all.', '2': 'Two in all. Laid together they are the highest pair.' },
    },
    twos: {
      question: 'Where does the 2 stand?',
      values: {
        low: 'Below the 3: it is the lowest rank.',
        high: 'Above the ace, and only the joker is above it.',
      },
    },
    pass: {
      question: 'How long does a pass hold?',
      values: {
        turn: 'For this turn. If it comes round again in the same trick, you may play.',
        trick: 'Until the trick ends: whoever has passed is out of it.',
      },
    },
    jokerInRevolution: {
      question: 'May a joker stand in for a card of a revolution?',
      values: {
        true: 'Yes: three sevens and a joker are four equal cards.',
        false: 'No: the cards must be equal by themselves.',
      },
    },
    leader: {
      question: 'Who leads the first trick of later rounds?',
      values: { last: 'The Slave, who has dealt.', first: 'The King, although the Slave deals.' },
    },
  },
};
