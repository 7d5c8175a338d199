/** The head of a match with names that fit a sentence. */
import type { MatchHead } from '../../replay/frame.ts';
import { nameOf } from './names.ts';

const shortened = new WeakMap<MatchHead, MatchHead>();

/** The same head, the same answer. */
export function shortNames(head: MatchHead): MatchHead {
  const known = shortened.get(head);
  if (known) return known;
  const short = { ...head, players: head.players.map(({ id, name }) => ({ id, name: nameOf(name) })) };
  shortened.set(head, short);
  return short;
}
