/** The moment of an address, and no other: a picture does not say that it shows the nearest, to which a reader of a link is led. */
import { type Address, formatAddress, parseAddress } from '../../replay/address.ts';
import { type Found, findFrame } from '../../replay/find-frame.ts';
import type { RoundTimeline } from '../../replay/frame.ts';
import type { Call } from '../command.ts';
import { UsageError } from '../usage.ts';

/** Where the moment is. Throws a UsageError that says what there is, where the match has no such moment. */
export function exactMoment(rounds: readonly RoundTimeline[], at: string, { messages }: Call): Found {
  const { noMoment } = messages.cli;
  const { onlyRounds, nearestMoment } = messages.cli.render;
  const address = parseAddress(at);
  const found = address && findFrame(rounds, address);
  const round = found && rounds[found.round];
  if (!address || !round) throw new UsageError(noMoment(at));
  if (address.kind !== 'moment') return found;
  if (round.summary.number !== address.round) {
    const [first, last] = [rounds[0], rounds.at(-1)].map((each) => each?.summary.number ?? 0);
    throw new UsageError(`${noMoment(at)} ${onlyRounds(first ?? 0, last ?? 0)}`);
  }
  const line = round.branches.find(({ name }) => name === found.branch) ?? round;
  const nearest = line.frames[found.frame]?.at ?? '';
  if (nearest === formatAddress(address) || leadsFirst(address, round)) return found;
  throw new UsageError(`${noMoment(at)} ${nearestMoment(nearest)}`);
}

/** The lead of the first trick is no moment of its own: the one before it stands for it. */
function leadsFirst(address: Address, { frames }: RoundTimeline): boolean {
  if (address.kind !== 'moment' || address.place.kind !== 'lead' || address.place.trick !== 1) return false;
  return address.branch === null && frames.some(({ at }) => at === `r${address.round}t1p1`);
}
