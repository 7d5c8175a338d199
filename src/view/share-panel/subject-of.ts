/** The moment that a player shows, as something to be shared. */
import { DEFAULTS, readOptions } from '../options.ts';
import type { Moment } from '../player/moment.ts';
import type { Reading } from '../player/reading.ts';
import { matchNameOf, siteOf } from './here.ts';
import type { ShareSubject } from './share-of.ts';

/** `page` holds, of a hosted match, the reader's own lines. */
export function subjectOf(
  { source, facts, log }: Pick<Reading, 'source' | 'facts' | 'log'>,
  { round, state }: Pick<Moment, 'round' | 'state'>,
  page: Pick<Location, 'href' | 'hash'>,
): ShareSubject {
  const match = log && 'href' in log ? matchNameOf(log.href) : null;
  return {
    site: siteOf(page),
    match,
    head: source.head,
    facts,
    round,
    position: state.position,
    lines: match === null ? DEFAULTS.whatif : readOptions(page.hash).whatif,
  };
}
