/** The terms of the ledger of luck and skill: what each is called, and what it means to somebody who never saw one. */
import type { Term } from '../../../analysis/ledger/model.ts';

export const ledger = {
  terms: {
    seat: 'The seat',
    deal: 'The deal',
    tradeChoice: 'Gifts: the choice',
    tradeLuck: 'Gifts: what came',
    swapChoice: 'The talon: the choice',
    swapLuck: 'The talon: what came',
    revolution: 'The Revolution',
    play: 'Own play',
    playLuck: 'Luck in play',
    others: 'What the others did',
  } satisfies Record<Term, string>,
  meanings: {
    seat: 'What sitting so far from the leader is worth on average',
    deal: 'What the cards dealt are worth beyond that',
    tradeChoice: 'What was lost by giving other cards than the best to give',
    tradeLuck: 'What the exchange changed apart from that choice',
    swapChoice: 'What was lost by swapping, or not, against the odds',
    swapLuck: 'What the talon changed apart from that choice',
    revolution: 'What turning the order over changed',
    play: 'What was lost by plays, passes and revolutions that were not the best',
    playLuck: 'How the hidden cards turned out for his own decisions',
    others: 'What the decisions of all others changed, and the rest',
  } satisfies Record<Term, string>,
  title: 'Luck and skill',
  points: 'Points',
  sum: 'The terms of a row add up to its points; each is rounded by itself.',
  luck: 'Luck',
  skill: 'Skill',
};
