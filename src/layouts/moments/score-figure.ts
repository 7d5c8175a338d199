/** The round as a score on the page of its start: address, size and words of the picture that the site is built with. */
import { CATALOGUES } from '../../explain/messages/catalogues.ts';
import type { RoundTimeline } from '../../replay/frame.ts';
import type { SharedPicture } from '../../view/share/model.ts';
import { type Place, pictureOf } from '../../view/share/places.ts';
import { sitePictures } from '../pictures/site-pictures.ts';
import { playsIn } from './plays-in.ts';

/** A picture with what it says to those who do not see it. */
export interface Figure extends SharedPicture {
  readonly alt: string;
}

/** Throws where the site has no such picture. */
export function scoreFigure(
  place: Place,
  { summary, frames }: Pick<RoundTimeline, 'summary' | 'frames'>,
): Figure {
  const at = `r${summary.number}`;
  const drawn = sitePictures().find(
    (each) =>
      each.of === 'score' && each.match === place.match && each.at === at && each.locale === place.locale,
  );
  if (!drawn) throw new Error(`There is no score of ${at} of ${place.match}.`);
  const { width, height } = drawn.inPost();
  return {
    href: pictureOf(place, 'score', at, 'svg'),
    dark: pictureOf(place, 'score', at, 'svg', 'dark'),
    width,
    height,
    alt: CATALOGUES[place.locale].charts.score(summary.number, playsIn(frames)),
  };
}
