/** What every state and every transition of the statecharts means, by its id in the machine. */

const tricks =
  'The heart of a round: trick after trick, until only one player holds cards. Inside it somebody leads, the others follow, and between two tricks the table is cleared.';
const leading = 'The table is empty and one player is to lead. He chooses rank and number, and may not pass.';
const ranking =
  'The round is over. Everybody has a place: the first who went out is first, the one who still holds cards is last.';
const matchOver = 'The table stops. A match has as many rounds as the players like.';
const nextRound = 'The table wants another round: the cards are gathered, and titles count from now on.';
const finish =
  'The table has had enough: the match ends here. It is the players’ choice, no rule asks for it.';
const lead = 'The leader lays a set of his choice, and the others have something to beat.';
const pass =
  'The player does not lay. It may be that he cannot, or that he would rather wait: both look the same from outside.';
const over =
  'Nobody is left who may act on the last set. It needs no event of its own: the last pass brings it about.';
const roundEnds =
  'The trick was the last: only one player still holds cards. Nobody leads any more; the places are counted.';

export const parts = {
  anemaki: {
    states: {
      dealing:
        'Six cards go to each of the five, two stay face down as the talon. A match begins here, and so does every round.',
      exchanging:
        'Three trades at once, each in its own lane and hidden from the others. Only when all three are done does the round go on.',
      'exchanging.archonAndDoulos':
        'The Doulos gives up his two best cards; the Archon gives him two of his choice.',
      'exchanging.archonAndDoulos.open': 'Neither the Archon nor the Doulos has given yet.',
      'exchanging.archonAndDoulos.half':
        'One of the two has given, the other has not. It does not matter which: each chooses from the cards he was dealt.',
      'exchanging.archonAndDoulos.done': 'Both have given. This trade waits for the other two.',
      'exchanging.yparchonAndYpodoulos':
        'The Ypodoulos gives up his best card; the Yparchon gives him one of his choice.',
      'exchanging.yparchonAndYpodoulos.open': 'Neither the Yparchon nor the Ypodoulos has given yet.',
      'exchanging.yparchonAndYpodoulos.half': 'One of the two has given his card, the other has not.',
      'exchanging.yparchonAndYpodoulos.done': 'Both have given. This trade waits for the other two.',
      'exchanging.neutralAndTalon':
        'The Neutral trades with nobody. He may throw two cards away for the two that nobody has seen.',
      'exchanging.neutralAndTalon.open': 'The Neutral has not said yet whether he swaps.',
      'exchanging.neutralAndTalon.done': 'The Neutral has swapped, or has left the talon alone.',
      revolutionCheck:
        'The hands are final, and the table looks for four of a kind in the hands of the Doulos and the Ypodoulos, then in those of the Archon and the Yparchon.',
      tricks,
      'tricks.leading': leading,
      'tricks.following':
        'A set lies on the table. The others, in turn, lay at least as many cards of a higher rank, or pass.',
      'tricks.betweenTricks':
        'Nobody beats the last set. Its cards are about to be set aside, and whoever laid last will lead.',
      ranking,
      matchOver,
    },
    transitions: {
      'dealing:deal[exchangeIsDue]:exchanging':
        'The players have titles from the round before, so cards change hands before the play.',
      'dealing:deal:tricks': 'Nobody has a title yet: no exchange, no check. The dealer leads straight away.',
      'exchanging:done:revolutionCheck':
        'The last of the three trades is done. It needs no event of its own.',
      'exchanging.archonAndDoulos.open:give[mayTrade]:exchanging.archonAndDoulos.half':
        'The first of the two gives his cards: the Doulos his best, or the Archon any two.',
      'exchanging.archonAndDoulos.half:give[mayTrade]:exchanging.archonAndDoulos.done':
        'The other one gives as well, from the cards he was dealt, not from those received.',
      'exchanging.yparchonAndYpodoulos.open:give[mayTrade]:exchanging.yparchonAndYpodoulos.half':
        'The first of the two gives his card: the Ypodoulos his best, or the Yparchon any.',
      'exchanging.yparchonAndYpodoulos.half:give[mayTrade]:exchanging.yparchonAndYpodoulos.done':
        'The other one gives as well, from the cards he was dealt.',
      'exchanging.neutralAndTalon.open:swap[mayAct]:exchanging.neutralAndTalon.done':
        'The Neutral gambles: two cards of his for both cards of the talon, unseen.',
      'exchanging.neutralAndTalon.open:keep[mayAct]:exchanging.neutralAndTalon.done':
        'The Neutral is content with his six cards.',
      'revolutionCheck:check[revolutionIsDeclared]:tricks':
        'The Doulos or the Ypodoulos holds four of a kind, and nobody above does: a Revolution. Until the round ends the order is upside down.',
      'revolutionCheck:check[revolutionIsPostponed]:tricks':
        'There are four of a kind below, but above as well. The Revolution is postponed; the order stays.',
      'revolutionCheck:check:tricks': 'No four of a kind below. The round is played in the normal order.',
      'tricks.leading:play[mayAct]:tricks.following': lead,
      'tricks.following:always[trickIsOver]:tricks.betweenTricks': over,
      'tricks.following:play[mayAct]:tricks.following':
        'The player beats the last set: at least as many cards, of a strictly higher rank.',
      'tricks.following:pass[mayAct]:tricks.following': pass,
      'tricks.betweenTricks:clear[roundIsOver]:ranking': roundEnds,
      'tricks.betweenTricks:clear:tricks.leading':
        'The cards are set aside. Whoever laid last leads; if he is out, the next player who holds cards.',
      'ranking:nextRound:dealing': nextRound,
      'ranking:finish:matchOver': finish,
    },
  },
  forradalom: {
    states: {
      dealing:
        'The whole pack is dealt; some may get one card more than others. A match begins here, and so does every round.',
      exchanging:
        'Pair by pair, from the outside in: the one below pays with his best cards, the one above looks and gives back.',
      'exchanging.taking':
        'The lower player of a pair owes his best cards. There is nothing to choose but the suit.',
      'exchanging.returning':
        'The upper player has taken the cards in hand and looks. He owes as many back, and any will do, even those received.',
      'exchanging.done': 'Every pair has traded.',
      tricks,
      'tricks.leading': leading,
      'tricks.following':
        'A set lies on the table. The others, in turn, lay exactly as many cards of a higher rank, or pass.',
      'tricks.betweenTricks':
        'Nobody beats the last set. In this gap anybody may lay a revolution, even one who is not to lead.',
      ranking,
      matchOver,
    },
    transitions: {
      'dealing:deal[exchangeIsDue]:exchanging':
        'The players have places from the game before, so cards change hands before the play.',
      'dealing:deal:tricks':
        'The first game: nobody has a place yet, so nothing is exchanged. Luck says who leads.',
      'exchanging:done:tricks': 'The last pair has traded. It needs no event of its own.',
      'exchanging.taking:give[mayAct]:exchanging.returning': 'The lower player hands over his best cards.',
      'exchanging.returning:give[makesLastTrade]:exchanging.done':
        'The upper player gives back, and his was the last pair.',
      'exchanging.returning:give[mayAct]:exchanging.taking':
        'The upper player gives back, and it is the next pair’s turn.',
      'tricks.leading:play[mayAct]:tricks.following': lead,
      'tricks.following:always[trickIsOver]:tricks.betweenTricks': over,
      'tricks.following:play[mayAct]:tricks.following':
        'The player beats the last set: exactly as many cards, of a strictly higher rank. A joker may help.',
      'tricks.following:pass[mayAct]:tricks.following': pass,
      'tricks.betweenTricks:clear[roundIsOver]:ranking': roundEnds,
      'tricks.betweenTricks:clear:tricks.leading':
        'Nobody makes a revolution (any more). The cards are set aside and the next trick is led.',
      'tricks.betweenTricks:revolt[mayRevolt]:tricks.betweenTricks':
        'Somebody lays four equal cards, more with more packs: the order turns over. The gap stays open, so a counter-revolution may follow at once.',
      'ranking:nextRound:dealing': nextRound,
      'ranking:finish:matchOver': finish,
    },
  },
};
