/** What a log is called in the library: its event, else its file, else nothing in particular. */
import type { Language } from '../../explain/messages/languages.ts';
import { metaOf } from '../../explain/meta-of.ts';
import type { Metadata } from '../../log/model.ts';

export function titleOfLog(
  meta: readonly Metadata[],
  file: string,
  untitled: string,
  locale: Language,
): string {
  return metaOf(meta, 'event', locale) || file.replace(/^.*\//, '').replace(/\.[a-z]+$/i, '') || untitled;
}
