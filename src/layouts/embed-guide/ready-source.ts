/** A match whose rounds are all at hand, as the guide's builder needs it. */
import { type PackedSource, unpackSource } from '../../view/source/pack-source.ts';
import type { ShownRound, Source } from '../../view/source/source.ts';

export type ReadySource = Omit<Source, 'round'> & { readonly round: (index: number) => ShownRound };

/** Fetches a hosted match; rejects where it cannot be had. `timeline`: its address. */
export async function fetchSource(timeline: string): Promise<ReadySource> {
  const response = await fetch(timeline);
  if (!response.ok) throw new Error(`The match could not be fetched: ${response.status}.`);
  const source = unpackSource((await response.json()) as PackedSource);
  // Unpacked, every round is there at once.
  return { ...source, round: (index) => source.round(index) as ShownRound };
}
