/**
 * The plays after which one cannot lose the next place any more, whatever the others do.
 *
 * A play is unbeatable when no other player holds as many cards of a higher rank. Claim: who is to move and may lay an
 * unbeatable play that leaves him at most one group that is not unbeatable as a whole, takes the next free place.
 * Proof, by the number of groups left. Nobody can beat the play (A8 asks for at least as many of a strictly higher
 * rank), so the others can only pass, under either value of the option of A10; nobody lays a card, so nobody goes out. When
 * they all have passed he leads (A11), and their hands are what they were; so what was unbeatable still is. If more
 * than one group is left, one of them is unbeatable and he lays it: the same again, with one group less. If one is left he lays
 * it, whatever it is, and is out before anyone else (A13). And who may lay all that he holds, is out at once.
 *
 * No play of a part does better than the whole group: what beats the whole group would beat the part.
 */
import { lowestOf, without } from '../kernel/anemaki/hand.ts';
import { isOneAtMost, wholeGroups } from './groups.ts';

/** Of the legal plays of a hand, those that make sure of the next place. `beaten`: the plays that one of the others can beat, or might. */
export function surePlays(hand: number, legal: number, beaten: number): number {
  let sure = 0;
  for (let plays = legal; plays !== 0; plays &= plays - 1) {
    const play = plays & -plays;
    const left = without(hand, lowestOf(play));
    const isSafe = (play & beaten) === 0 && isOneAtMost(wholeGroups(left) & beaten);
    if (left === 0 || isSafe) sure |= play;
  }
  return sure;
}

/** Whether there is a sure play; `whole`: the groups of the hand. */
export function isSure(whole: number, legal: number, beaten: number): boolean {
  if (!isOneAtMost(whole & beaten)) return false;
  const first = isOneAtMost(whole) ? legal : legal & ~beaten;
  return (whole & first) !== 0;
}
