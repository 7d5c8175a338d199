/** The pictures of an entry: as PNG, for mail and for readers that take SVG out. What they show is said in words with them. */
import { pictureOf } from '../../view/share/places.ts';
import { resultsOf } from '../moments/pictures.ts';
import type { TellingOfRound } from './entry-facts.ts';
import type { EntryReading } from './entry-reading.ts';

export function ScorePicture({
  reading,
  telling,
}: {
  readonly reading: EntryReading;
  readonly telling: TellingOfRound;
}) {
  const { place, words } = reading;
  const { number } = telling.summary;
  const plays = telling.frames.filter(
    ({ did }) => did.type === 'play' || did.type === 'pass' || did.type === 'revolt',
  );
  return (
    <p>
      <img
        src={pictureOf(place, 'score', `r${number}`, 'png')}
        alt={words.charts.score(number, plays.length)}
      />
    </p>
  );
}

export function TitlesPicture({ reading }: { readonly reading: EntryReading }) {
  const { place, match, locale } = reading;
  return (
    <p>
      <img src={pictureOf(place, 'titles', '', 'png')} alt={resultsOf(match, locale)} />
    </p>
  );
}
