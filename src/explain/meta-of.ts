/** What the head of a log says, in a reader's language where it says it in several. */
import type { Language } from './messages/languages.ts';

interface Entry {
  readonly key: string;
  readonly value: string;
}

/**
 * The first value of a key of the metadata, in the language asked for where the log has it under a private key
 * (`_el-event`); null where the log has none.
 */
export function metaOf(meta: readonly Entry[], key: string, language: Language): string | null {
  const first = (wanted: string) => meta.find((each) => each.key === wanted)?.value ?? null;
  return first(`_${language}-${key}`) ?? first(key);
}
