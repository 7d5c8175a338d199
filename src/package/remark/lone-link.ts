/** A paragraph that holds a link and nothing else: what an author pastes to have it shown. */
import type { Link, Paragraph } from 'mdast';

/** The link, written in whatever way: as a link, in angle brackets, or as the bare address. Null for any other paragraph. */
export function loneLink({ children }: Paragraph): Link | null {
  const [only, ...others] = children;
  if (!only || others.length > 0) return null;
  if (only.type === 'link') return only;
  const address = only.type === 'text' ? only.value.trim() : '';
  return /^https?:\/\/\S+$/.test(address)
    ? { type: 'link', url: address, children: [{ type: 'text', value: address }] }
    : null;
}
