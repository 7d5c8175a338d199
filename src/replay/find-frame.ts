/** Where the frame of an address lies in a timeline. What the timeline does not have is found at the nearest moment before it. */
import { type Address, type Place, parseAddress } from './address.ts';
import type { Branch, Frame } from './frame.ts';

/** As much of a round as the search needs. */
export interface SearchedRound {
  readonly summary: { readonly number: number };
  readonly frames: readonly Pick<Frame, 'at'>[];
  readonly branches: readonly (Pick<Branch, 'name' | 'from'> & {
    readonly frames: readonly Pick<Frame, 'at'>[];
  })[];
}

/** Index of the round, name of the branch (null: the main line), index of the frame among the frames of that line. */
export interface Found {
  readonly round: number;
  readonly frame: number;
  readonly branch: string | null;
}

/** Null only where there is no frame at all, or the text is no address. */
export function findFrame(rounds: readonly SearchedRound[], address: string | Address): Found | null {
  const parsed = typeof address === 'string' ? parseAddress(address) : address;
  if (!parsed) return null;
  const round = findRound(
    rounds.map(({ summary }) => summary.number),
    parsed,
  );
  const searched = rounds[round];
  return searched ? { round, ...findInRound(searched, parsed) } : null;
}

/** Index of the address's round among the rounds' numbers, or of the nearest before it; the first where there is none. */
export function findRound(numbers: readonly number[], address: Address): number {
  if (address.kind !== 'moment') return address.kind === 'start' ? 0 : Math.max(0, numbers.length - 1);
  const after = numbers.findIndex((number) => number > address.round);
  return Math.max(0, after < 0 ? numbers.length - 1 : after - 1);
}

/** The frame of the address in its round: that moment itself, or the last one before it. */
export function findInRound(round: SearchedRound, address: Address): Omit<Found, 'round'> {
  if (address.kind !== 'moment') {
    return { branch: null, frame: address.kind === 'start' ? 0 : Math.max(0, round.frames.length - 1) };
  }
  const sought = keyOf(address.place);
  let name = address.branch;
  // A moment before a branch's first is one of the line it left.
  for (let tries = round.branches.length; name !== null && tries > 0; tries -= 1) {
    const branch = round.branches.find((each) => each.name === name);
    if (!branch) break;
    const frame = lastUpTo(branch.frames, sought);
    if (frame >= 0) return { branch: branch.name, frame };
    name = branchOf(branch.from);
  }
  return { branch: null, frame: Math.max(0, lastUpTo(round.frames, sought)) };
}

function branchOf(at: string): string | null {
  const address = parseAddress(at);
  return address?.kind === 'moment' ? address.branch : null;
}

function lastUpTo(frames: readonly Pick<Frame, 'at'>[], sought: readonly number[]): number {
  return frames.findLastIndex(({ at }) => {
    const address = parseAddress(at);
    return address?.kind === 'moment' && compare(keyOf(address.place), sought) <= 0;
  });
}

/** A place as numbers that rise as the round goes on. */
function keyOf(place: Place): readonly number[] {
  switch (place.kind) {
    case 'deal':
      return [0];
    case 'trade':
      return [1, place.number];
    case 'check':
      return [2];
    case 'lead':
      return [3, place.trick, 0];
    case 'play':
      return [3, place.trick, 1, place.number];
    case 'revolt':
      return [3, place.trick, 2, place.number];
    case 'rank':
      return [4];
  }
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
