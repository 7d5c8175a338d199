/** Every picture that the site is built with: of each recorded match its table at the moments that have pages, its rounds and its titles. */
import { tablePicture } from '../../charts/table-picture/picture.ts';
import { CATALOGUES } from '../../explain/messages/catalogues.ts';
import { LANGUAGES, type Language } from '../../explain/messages/languages.ts';
import { metaOf } from '../../explain/meta-of.ts';
import { chartReading } from '../../pictures/chart-reading.ts';
import { scoreDrawing, titlesDrawing } from '../../pictures/drawings.ts';
import { onCard } from '../../pictures/on-card.ts';
import { type Portable, portable } from '../../pictures/portable.ts';
import { reviewOf } from '../../view/hosted/hosted-analysis.ts';
import { type HostedMatch, hostedMatches } from '../../view/hosted/matches.ts';
import { lineOfShared, type SharedAt, sharedMomentsOf } from '../../view/hosted/shared-moments.ts';
import type { PictureOf } from '../../view/share/places.ts';
import { notPlayed } from '../../view/share/scene.ts';
import { CARD_SIZE, POST_SIZE } from '../../view/share/sizes.ts';
import { tableData } from '../../view/share/table-data.ts';
import { gameFacts } from '../../view/source/facts.ts';

/** A picture in a post has some paper around it. */
const MARGIN = 16;

/** Everybody sees everything. */
const EYES = { pov: null, reveal: 'open' } as const;

export interface SitePicture {
  readonly match: string;
  readonly of: PictureOf;
  /** Address in the log as `pictureOf` has it; empty for the whole match. */
  readonly at: string;
  readonly locale: Language;
  /** In the proportions of a post. */
  readonly inPost: () => Portable;
  /** In those of a card. */
  readonly onCard: () => Portable;
}

let made: readonly SitePicture[] | null = null;

/** All of them; none is drawn before it is asked for. */
export function sitePictures(): readonly SitePicture[] {
  made ??= hostedMatches().flatMap((match) => LANGUAGES.flatMap((locale) => picturesOf(match, locale)));
  return made;
}

function picturesOf(match: HostedMatch, locale: Language): SitePicture[] {
  const { rounds } = match.source;
  return [
    ...sharedMomentsOf(match).map((shared) => pictureOfTable(match, shared, locale)),
    ...rounds.map((_, index) => pictureOfRound(match, index, locale)),
    pictureOfTitles(match, locale),
  ];
}

function pictureOfTable(match: HostedMatch, shared: SharedAt, locale: Language): SitePicture {
  const data = () => {
    const { head, facts } = match.source;
    const { round, frames } = lineOfShared(match, shared);
    const { branch, frameIndex: index } = shared;
    const scene = {
      ...{ head, facts: gameFacts(facts), summary: round.summary, frames, index },
      notPlayed: notPlayed(round, branch, index),
    };
    return tableData(scene, CATALOGUES[locale], { title: titleOf(match, locale), pov: null, backs: false });
  };
  return {
    ...{ match: match.name, of: 'table', at: shared.at, locale },
    inPost: once(() => portable(tablePicture(data(), POST_SIZE))),
    onCard: once(() => portable(tablePicture(data(), CARD_SIZE))),
  };
}

function pictureOfRound(match: HostedMatch, index: number, locale: Language): SitePicture {
  const round = match.source.round(index);
  const { number } = round.summary;
  const review = reviewOf(match)?.rounds.find((reviewed) => reviewed.number === number) ?? null;
  const draw = (card: boolean) =>
    scoreDrawing(chartReading(match.source, locale), { round, branch: null, eyes: EYES, review, card });
  const caption = CATALOGUES[locale].game.round(number);
  return {
    ...{ match: match.name, of: 'score', at: `r${number}`, locale },
    inPost: once(() => portable(draw(false), { margin: MARGIN })),
    onCard: once(() => portable(onCard(draw(true), titleOf(match, locale), caption))),
  };
}

function pictureOfTitles(match: HostedMatch, locale: Language): SitePicture {
  const draw = () => titlesDrawing(chartReading(match.source, locale));
  const caption = () => CATALOGUES[locale].player.panels.titles;
  return {
    ...{ match: match.name, of: 'titles', at: '', locale },
    inPost: once(() => portable(draw(), { margin: MARGIN })),
    onCard: once(() => portable(onCard(draw(), titleOf(match, locale), caption()))),
  };
}

function titleOf({ source }: HostedMatch, locale: Language): string {
  return metaOf(source.head.meta, 'event', locale) ?? CATALOGUES[locale].match.untitled;
}

/** Drawn when first asked for, and remembered for the other theme. */
function once(draw: () => Portable): () => Portable {
  let drawn: Portable | null = null;
  return () => {
    drawn ??= draw();
    return drawn;
  };
}
