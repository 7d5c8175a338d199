/** What every part of a feed's entry needs to know: the match, where it is on the site, and the words. */
import type { Language } from '../../explain/messages/languages.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import type { HostedMatch } from '../../view/hosted/matches.ts';
import type { Place } from '../../view/share/places.ts';

export interface EntryReading {
  readonly match: HostedMatch;
  readonly place: Place;
  readonly words: Messages;
  readonly locale: Language;
}
