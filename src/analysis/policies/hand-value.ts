/**
 * What a hand is worth to the sensible policy, in points: few groups are good, high ones are, high
 * ones of several cards more so, and holding the highest face of all is worth something by itself.
 * The weights are those of a closed index fitted elsewhere on good play; they need not be exact, since only
 * differences between two hands of one player are ever compared.
 */
import type { Face } from '../../cards/card.ts';
import type { Hand } from '../../cards/hand.ts';
import { type Group, groupsOf } from '../groups.ts';

const PER_GROUP = -1.15;
const PER_HEIGHT = 1.085;
const PER_HEIGHT_OF_SEVERAL = 0.53;
const PER_HIGHEST = 0.49;

/** The value of a hand of known cards in the given order of faces; an empty hand, 0, is above all others. */
export function handValue(hand: Hand, order: readonly Face[]): number {
  return valueOfGroups(groupsOf(hand, order));
}

/** The value of `size` equal cards by themselves; a hand is worth as much as its groups together. */
export function valueOfGroup(size: number, height: number): number {
  if (size === 0) return 0;
  return (
    PER_GROUP +
    PER_HEIGHT * height +
    (size > 1 ? PER_HEIGHT_OF_SEVERAL * height : 0) +
    (height === 1 ? PER_HIGHEST : 0)
  );
}

/** The same as of a hand, for groups. */
export function valueOfGroups(groups: readonly Group[]): number {
  let value = 0;
  for (const { size, height } of groups) {
    value += PER_GROUP + PER_HEIGHT * height;
    if (size > 1) value += PER_HEIGHT_OF_SEVERAL * height;
  }
  return groups.at(-1)?.height === 1 ? value + PER_HIGHEST : value;
}

/** The groups after `count` cards of a face were laid. */
export function without(groups: readonly Group[], face: Face, count: number): Group[] {
  return groups
    .map((group) => (group.face === face ? { ...group, size: group.size - count } : group))
    .filter(({ size }) => size > 0);
}
