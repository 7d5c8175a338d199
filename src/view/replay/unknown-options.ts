/** What a link asks for and a match does not have. */
import { parseAddress } from '../../replay/address.ts';
import { REVEALS } from '../option-values.ts';
import type { Source } from '../source/source.ts';

/** Each such option as it stands in the hash, `pov=nobody`, cut where it has no end. */
export function unknownOptions(hash: string, source: Pick<Source, 'head' | 'rounds'>): string[] {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const known: Readonly<Record<string, (value: string) => boolean>> = {
    at: (value) => {
      const address = parseAddress(value);
      return address?.kind === 'moment'
        ? source.rounds.some(({ number }) => number === address.round)
        : address !== null;
    },
    pov: (value) => value === 'all' || source.head.players.some(({ id }) => id === value),
    reveal: (value) => REVEALS.some((reveal) => reveal === value),
  };
  return Object.entries(known).flatMap(([name, isKnown]) => {
    const value = said.get(name);
    return value === null || isKnown(value) ? [] : [`${name}=${value.slice(0, 60)}`];
  });
}
