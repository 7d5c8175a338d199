/** The moment that the guide shows and that its recipes hold. */
import { CATALOGUES } from '../../explain/messages/catalogues.ts';
import type { Language } from '../../explain/messages/languages.ts';
import { type HostedMatch, hostedMatches } from '../../view/hosted/matches.ts';
import { type FormName, formsOf } from '../../view/share-panel/forms.ts';
import { shareOf } from '../../view/share-panel/share-of.ts';
import { type Built, subjectAt } from './built.ts';

/** A round short enough to be read in a snippet, at a remark that the log makes on it; the same as in `examples/`. */
const EXAMPLE = { name: 'first-dawn', at: 'r1t1p2' } as const;

export function exampleOf(locale: Language): Built {
  const match = hostedMatches().find(({ name }) => name === EXAMPLE.name);
  if (!match) throw new Error(`The guide shows ${EXAMPLE.name}, which is not there.`);
  return builtOf(match, locale);
}

function builtOf({ source }: HostedMatch, locale: Language): Built {
  return { ...EXAMPLE, source, voice: { locale, words: CATALOGUES[locale] } };
}

/** The forms of the example; `site` is the address that they name. */
export function formsOfExample(built: Built, site: string): Readonly<Record<FormName, string>> {
  const { shared, origin, options } = shareOf(subjectAt(site, built), {}, built.voice);
  const forms = formsOf(shared, origin, options, null);
  const none: Record<FormName, string> = { link: '', round: '', element: '', iframe: '', markdown: '' };
  return { ...none, ...Object.fromEntries(forms.map(({ name, text }) => [name, text])) };
}
