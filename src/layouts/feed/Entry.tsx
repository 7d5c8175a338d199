/** A match as a feed reader shows it: text, lists, links and pictures with full addresses; nothing that a reader would take out. */
import { metaOf } from '../../explain/meta-of.ts';
import { nameOf, shownText } from '../../view/player/names.ts';
import { pageOf } from '../../view/share/places.ts';
import { dateText, matchFacts } from '../home/match-card.ts';
import type { TellingOfMatch } from './entry-facts.ts';
import type { EntryReading } from './entry-reading.ts';
import { TitlesPicture } from './FeedPicture.tsx';
import { Round } from './Round.tsx';

interface EntryProps {
  readonly reading: EntryReading;
  readonly telling: TellingOfMatch;
}

export function Entry({ reading, telling }: EntryProps) {
  const { match, place, words, locale } = reading;
  const { head, rounds } = match.source;
  const note = metaOf(head.meta, 'note', locale);
  const date = metaOf(head.meta, 'date', locale);
  const facts = matchFacts(rounds, words.site.home, locale);
  const names = words.game.list(head.players.map(({ name }) => nameOf(name))).join('');
  const line = [words.game.games[head.game] ?? head.game, date && dateText(date, locale), ...facts];
  return (
    <>
      {note && <p>{shownText(note)}</p>}
      <p>{line.filter(Boolean).join(' · ')}</p>
      <p>{words.feed.players(names)}</p>
      {rounds.length > 1 && <TitlesPicture reading={reading} />}
      {!telling.isWhole && (
        <p>
          <em>{words.feed.inPart(telling.remarked, telling.all)}</em>
        </p>
      )}
      {telling.rounds.map((round) => (
        <Round key={round.summary.number} reading={reading} telling={round} isWhole={telling.isWhole} />
      ))}
      <p>
        <a href={pageOf(place)}>{words.feed.open}</a>
      </p>
    </>
  );
}
