/** Finds what a kernel's deed is among the choices that the rules offer. */
import type { HeldSet } from '../../rules/game.ts';
import type { TrickDeed } from '../kernel/kernel.ts';

/** Throws RangeError where it is none of them: then kernel and rules disagree. */
export function sameDeed<Offered extends TrickDeed>(deed: TrickDeed, offered: readonly Offered[]): Offered {
  const found = offered.find((one) => one.type === deed.type && (!isSet(deed) || isSameSet(deed, one)));
  if (!found) throw new RangeError(`not offered: ${JSON.stringify(deed)}`);
  return found;
}

function isSet(deed: TrickDeed): deed is Extract<TrickDeed, HeldSet> {
  return deed.type === 'play' || deed.type === 'revolt';
}

function isSameSet(a: HeldSet, b: TrickDeed): boolean {
  return isSet(b) && a.face === b.face && a.naturals === b.naturals && a.jokers === b.jokers;
}
