/**
 * The grammar of a moment's address, as the option `at`, a variation and a link write it: `start`, `end`, `r3`, `r3d`, `r3x1`,
 * `r3v`, `r3t4`, `r3t4p2`, `r3t4g1`, `r3e`, each but the first two with `~name` for a branch.
 *
 *     formatAddress(parseAddress('r3t4p2~stay'))  // 'r3t4p2~stay'
 */

export type Address =
  | { readonly kind: 'start' | 'end' }
  | {
      readonly kind: 'moment';
      readonly round: number;
      readonly branch: string | null;
      readonly place: Place;
    };

/** A moment within a round. */
export type Place =
  | { readonly kind: 'deal' | 'check' | 'rank' }
  | { readonly kind: 'trade'; readonly number: number }
  | { readonly kind: 'lead'; readonly trick: number }
  | { readonly kind: 'play' | 'revolt'; readonly trick: number; readonly number: number };

const MOMENT = /^r(\d{1,6})(?:([dve])|x(\d{1,6})|t(\d{1,6})(?:([pg])(\d{1,6}))?)?(?:~(\S{1,200}))?$/;

/** Null where a text is no address; any text may come. */
export function parseAddress(text: string): Address | null {
  if (text === 'start' || text === 'end') return { kind: text };
  const found = text.length <= 256 ? MOMENT.exec(text) : null;
  if (!found) return null;
  const [, round, letter, trade, trick, sort, number, branch] = found;
  return {
    kind: 'moment',
    round: Number(round),
    branch: branch ?? null,
    place: placeOf(letter, trade, trick, sort, number),
  };
}

function placeOf(letter?: string, trade?: string, trick?: string, sort?: string, number?: string): Place {
  if (trade !== undefined) return { kind: 'trade', number: Number(trade) };
  if (trick !== undefined && number !== undefined) {
    return { kind: sort === 'g' ? 'revolt' : 'play', trick: Number(trick), number: Number(number) };
  }
  if (trick !== undefined) return { kind: 'lead', trick: Number(trick) };
  return { kind: letter === 'v' ? 'check' : letter === 'e' ? 'rank' : 'deal' };
}

/** The address as its canonical text: a round alone is its deal. */
export function formatAddress(address: Address): string {
  if (address.kind !== 'moment') return address.kind;
  const branch = address.branch === null ? '' : `~${address.branch}`;
  return `r${address.round}${formatPlace(address.place)}${branch}`;
}

export function formatPlace(place: Place): string {
  switch (place.kind) {
    case 'deal':
      return 'd';
    case 'check':
      return 'v';
    case 'rank':
      return 'e';
    case 'trade':
      return `x${place.number}`;
    case 'lead':
      return `t${place.trick}`;
    case 'play':
      return `t${place.trick}p${place.number}`;
    case 'revolt':
      return `t${place.trick}g${place.number}`;
  }
}
