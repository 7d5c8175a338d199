/** Remarks on several statements that share a frame. */
import type { Commentary } from '../../log/model.ts';

/** Commentaries of several statements as one, by language. */
export function joinCommentary(...all: readonly (Commentary | null | undefined)[]): Commentary | null {
  const some = all.filter((each): each is Commentary => !!each);
  if (some.length <= 1) return some[0] ?? null;
  const joined = new Map<string, string>();
  for (const [language, text] of some.flatMap((each) => Object.entries(each))) {
    const before = joined.get(language);
    joined.set(language, before === undefined ? text : `${before}\n${text}`);
  }
  return Object.fromEntries(joined);
}
