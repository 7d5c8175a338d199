/** The three languages as parts of an address: English at the root, `/el/`, `/hu/`. */
import { LANGUAGES, type Language } from '../explain/messages/languages.ts';

export const DEFAULT_LOCALE: Language = LANGUAGES[0];

/** One static path of a `[...locale]` page. */
export interface LocalePath {
  readonly params: { readonly locale: string | undefined };
  readonly props: { readonly locale: Language };
}

/** The paths of a page that exists once in each language, for its `getStaticPaths`. */
export function localePaths(): LocalePath[] {
  return LANGUAGES.map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } }));
}

/** The value of the route's `locale` parameter: none for the default language. */
export function localeParam(locale: Language): string | undefined {
  return locale === DEFAULT_LOCALE ? undefined : locale;
}
