/** What a list of matches says of one. */
import type { Language } from '../../explain/messages/languages.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import type { RoundSummary } from '../../replay/frame.ts';

type HomeWords = Messages['site']['home'];

/** The things worth knowing before one opens it: length, revolutions, gaps. */
export function matchFacts(rounds: readonly RoundSummary[], words: HomeWords, language: Language): string[] {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const where = (isOne: (round: RoundSummary) => boolean) =>
    list.format(rounds.filter(isOne).map(({ number }) => String(number)));
  const declared = where(({ verdict, revolts }) => verdict?.state === 'declared' || revolts > 0);
  const postponed = where(({ verdict }) => verdict?.state === 'postponed');
  return [
    words.rounds(rounds.length),
    ...(declared ? [words.revolution(declared)] : []),
    ...(postponed ? [words.postponed(postponed)] : []),
    ...(rounds.some(({ order }) => order === null) ? [words.partial] : []),
  ];
}

/** A date of a log as people write it; what is no date stays as it is. */
export function dateText(date: string, language: Language): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(time)) return date;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
