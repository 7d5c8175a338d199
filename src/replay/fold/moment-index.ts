/** Finds the frame of a moment in a walk; the moment has to be there. */
import { formatPlace, type Place } from '../address.ts';
import type { Walk } from './walk.ts';

const indices = new WeakMap<Walk, ReadonlyMap<string, number>>();

/** Index of the frame, −1 where the walk does not have it. `t1` is the moment when the first lead is due. */
export function momentIn(walk: Walk, place: Place): number {
  if (place.kind === 'lead' && place.trick === 1) return beforeFirstPlay(walk);
  return indexOf(walk).get(formatPlace(place)) ?? -1;
}

function beforeFirstPlay({ frames }: Walk): number {
  const first = frames.findIndex(({ did }) => did.type === 'play');
  return first < 0 ? frames.findIndex(({ turn }) => turn !== null) : first - 1;
}

/** Frames by their moment within the round, made once a walk is complete. */
function indexOf(walk: Walk): ReadonlyMap<string, number> {
  const known = indices.get(walk);
  if (known) return known;
  const index = new Map(walk.frames.map(({ at }, i) => [withoutRoundAndBranch(at), i]));
  indices.set(walk, index);
  return index;
}

function withoutRoundAndBranch(at: string): string {
  return at.replace(/^r\d+/, '').replace(/~.*$/s, '');
}
