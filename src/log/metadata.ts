/** Metadata in the order that both forms can keep: by key, keys as they first come. */
import type { Metadata } from './model.ts';

/** Puts metadata of the same key together, keys and values otherwise in their order. */
export function groupMeta(meta: readonly Metadata[]): Metadata[] {
  const groups = new Map<string, Metadata[]>();
  for (const item of meta) {
    const group = groups.get(item.key);
    if (group === undefined) groups.set(item.key, [item]);
    else group.push(item);
  }
  return [...groups.values()].flat();
}
