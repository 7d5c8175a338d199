/** Plays a round of Anemaki on to its end by one policy. One loop a policy, so that it may be compiled into it. */
import type { Random } from '../../random.ts';
import type { State } from '../kernel.ts';
import { lowestOf } from './hand.ts';
import { TOP, TURN } from './layout.ts';
import { playsIn } from './moves.ts';
import { type Choose, NO_PLAY } from './policies/choose.ts';
import { anyOf } from './policies/random.ts';
import { lay, pass } from './turns.ts';

export type Playout = (state: State, noise: number, random: Random) => void;

/** `final`: a pass lasts until the trick ends (A10). The playout takes a random option with a chance of `noise` / 1024. */
export function playoutBy(choose: Choose, final: boolean): Playout {
  return (state, noise, random) => {
    while ((state[TURN] as number) >= 0) {
      const plays = playsIn(state);
      const mayPass = (state[TOP] as number) >= 0;
      const bit = optionOf(state, plays, mayPass, choose, noise, random);
      if (bit === NO_PLAY) pass(state, final);
      else lay(state, bit);
    }
  };
}

/** What is done with these plays: the only thing there is to do, or what the policy says, or now and then anything. */
export function optionOf(
  state: State,
  plays: number,
  mayPass: boolean,
  choose: Choose,
  noise: number,
  random: Random,
): number {
  if (plays === 0) return NO_PLAY;
  if (!mayPass && (plays & (plays - 1)) === 0) return lowestOf(plays);
  if (noise > 0) {
    const drawn = random.next();
    if ((drawn & 1023) < noise) return anyOf(plays, mayPass, drawn >>> 10);
  }
  return choose(state, plays, mayPass, random);
}
