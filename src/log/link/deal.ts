/**
 * A deal as choices. Where the known cards are of one pack (some ranks up to the ace in four suits, some times over, with jokers), each
 * card of the pack is told its owner: as short as can be. Any other deal is told card by card.
 */
import { JOKER, RANKS, type Rank, type SeenCard } from '../../cards/card.ts';
import { makePack } from '../../cards/pack.ts';
import { codeFree } from './cards.ts';
import { LinkFault, type Weights } from './coder.ts';
import { type Codec, codeFlag, codeNumber, codeSigned } from './numbers.ts';
import { inOrder, KINDS } from './order.ts';

/** Which cards there are. */
interface Pack {
  /** Place of the lowest rank, how many times over, and how many jokers. */
  readonly lowest: number;
  readonly copies: number;
  readonly jokers: number;
}

const MOST_COPIES = 8;
const MOST_JOKERS = 32;
/** Cards of which not all is known: by their place here. */
const VAGUE = KINDS.filter((card) => card.endsWith('?'));

/** Hands and whatever else was dealt; as many lists come back as go in (`count` where a link is read). */
export function codeDeal(codec: Codec, count: number, piles: readonly (readonly SeenCard[])[]): SeenCard[][] {
  const split = piles.map((cards) => ({
    known: cards.filter((card) => !card.endsWith('?')),
    vague: inOrder(cards.filter((card) => card.endsWith('?'))),
  }));
  const pack = packOf(split.flatMap(({ known }) => known));
  const isPack = codeFlag(codec, 'of one pack', pack !== null);
  if (!isPack) return Array.from({ length: count }, (_, i) => codeFree(codec, inOrder(piles[i] ?? [])));
  const sizes: number[] = [];
  const vague: SeenCard[][] = [];
  for (let i = 0; i < count; i += 1) {
    const before = sizes.at(-1) ?? 6;
    sizes.push(before + codeSigned(codec, 'hand size', (split[i]?.known.length ?? 0) - before));
    vague.push(codeVague(codec, split[i]?.vague ?? []));
  }
  const known = codeOwners(
    codec,
    codePack(codec, pack),
    sizes,
    split.map((pile) => pile.known),
  );
  return known.map((cards, i) => inOrder([...cards, ...(vague[i] ?? [])]));
}

/** The smallest pack that holds the cards; null where there is none. */
function packOf(cards: readonly SeenCard[]): Pack | null {
  const counts = new Map<SeenCard, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const jokers = counts.get(JOKER) ?? 0;
  counts.delete(JOKER);
  const ranks = [...counts.keys()].map((card) => RANKS.indexOf(card[0] as Rank));
  const copies = Math.max(1, ...counts.values());
  if (copies > MOST_COPIES || jokers > MOST_JOKERS) return null;
  return { lowest: Math.min(RANKS.length - 1, ...ranks), copies, jokers };
}

function codePack(codec: Codec, pack: Pack | null): Pack {
  const { c, tables } = codec;
  return {
    lowest: c.pick(tables.of('lowest rank', RANKS.length), pack?.lowest ?? 0),
    copies: 1 + c.pick(tables.of('copies', MOST_COPIES, 0), (pack?.copies ?? 1) - 1),
    jokers: c.pick(tables.of('jokers dealt', MOST_JOKERS + 1, 0), pack?.jokers ?? 0),
  };
}

function codeVague(codec: Codec, cards: readonly SeenCard[]): SeenCard[] {
  const count = codeNumber(codec, 'vague', cards.length);
  if (count > 400) throw new LinkFault('too many cards');
  return Array.from({ length: count }, (_, i) => {
    const place = codec.c.pick(
      codec.tables.of('vague card', VAGUE.length, VAGUE.length - 1),
      VAGUE.indexOf(cards[i] ?? '??'),
    );
    return VAGUE[place] ?? '??';
  });
}

/** Deals the pack out again: of each card, whose it is. The last owner is nobody. */
function codeOwners(
  { c }: Codec,
  { lowest, copies, jokers }: Pack,
  sizes: readonly number[],
  piles: readonly (readonly SeenCard[])[],
): SeenCard[][] {
  const pack = inOrder(makePack(RANKS.slice(lowest), copies, jokers));
  const nobody = pack.length - sizes.reduce((sum, size) => sum + size, 0);
  if (nobody < 0 || sizes.some((size) => size < 0)) throw new LinkFault('more cards than there are');
  const room: Weights = [...sizes, nobody];
  const wanted = piles.map((cards) => [...cards]);
  const dealt: SeenCard[][] = sizes.map(() => []);
  for (const card of pack) {
    const at = wanted.findIndex((cards) => cards.includes(card));
    const owner = ownerOf(c.pick, room, at < 0 ? sizes.length : at);
    if (at >= 0) wanted[at]?.splice(wanted[at].indexOf(card), 1);
    dealt[owner]?.push(card);
  }
  return dealt;
}

/** Who has room gets a card with a share of his room; it grows less by one. */
function ownerOf(pick: Codec['c']['pick'], room: Weights, owner: number): number {
  const open = room.flatMap((size, place) => (size > 0 ? [place] : []));
  const found =
    open[
      pick(
        open.map((place) => room[place] ?? 0),
        open.indexOf(owner),
      )
    ] ?? 0;
  room[found] = (room[found] ?? 0) - 1;
  return found;
}
