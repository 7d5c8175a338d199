/** The pictures of an entry: as PNG, for mail and for readers that take SVG out. What they show is said in words with them. */
import { pictureOf } from '../../view/share/places.ts';
import { CARD_SIZE, FITTING_PICTURE } from '../../view/share/sizes.ts';
import { resultsOf } from '../moments/pictures.ts';
import { playsIn } from '../moments/plays-in.ts';
import type { TellingOfRound } from './entry-facts.ts';
import type { EntryReading } from './entry-reading.ts';

/** Half as large as drawn: sharp on any screen, and no wider than a letter. */
const SIZE = { width: CARD_SIZE.width / 2, height: CARD_SIZE.height / 2, style: FITTING_PICTURE };

export function ScorePicture({
  reading,
  telling,
}: {
  readonly reading: EntryReading;
  readonly telling: TellingOfRound;
}) {
  const { place, words } = reading;
  const { number } = telling.summary;
  return (
    <p>
      <img
        src={pictureOf(place, 'score', `r${number}`, 'png')}
        alt={words.charts.score(number, playsIn(telling.frames))}
        {...SIZE}
      />
    </p>
  );
}

export function TitlesPicture({ reading }: { readonly reading: EntryReading }) {
  const { place, match, locale } = reading;
  return (
    <p>
      <img src={pictureOf(place, 'titles', '', 'png')} alt={resultsOf(match, locale)} {...SIZE} />
    </p>
  );
}
