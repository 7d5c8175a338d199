/** The figure of a moment, for a post that is built: picture, sentence, plays, link, from the log itself. */

import { tablePicture } from '../../charts/table-picture/picture.ts';
import { CATALOGUES } from '../../explain/messages/catalogues.ts';
import type { Language } from '../../explain/messages/languages.ts';
import { readLog } from '../../log/read-log.ts';
import { portable } from '../../pictures/portable.ts';
import { findFrame } from '../../replay/find-frame.ts';
import { foldMatch } from '../../replay/fold.ts';
import { gameById } from '../../rules/games.ts';
import { lineOf } from '../../view/controller/position.ts';
import type { Options } from '../../view/options.ts';
import { escapeAddress, escapeHtml } from '../../view/share/escape.ts';
import { POST_SIZE } from '../../view/share/sizes.ts';
import { htmlFigure } from '../../view/share/snippets.ts';
import { tableData } from '../../view/share/table-data.ts';
import { type Share, shareOf } from '../../view/share-panel/share-of.ts';

export interface FigurePlace {
  /** Full address of the site's root. */
  readonly site: string;
  /** Name of a match that the site hosts; null for any other log. */
  readonly match: string | null;
  readonly locale: Language;
}

/** Null where the log has no moment at all: it is none, or of a game that is not known. */
export function figureOfLog(
  text: string,
  { site, match, locale }: FigurePlace,
  options: Options,
): string | null {
  const [{ match: recorded, problems }] = readLog(text).matches;
  const timeline = foldMatch(recorded, problems);
  const found = findFrame(timeline.rounds, options.at);
  const round = found && timeline.rounds[found.round];
  const game = gameById(timeline.game);
  if (!round || !game) return null;
  const { branch } = found;
  const frame = branch === null ? found.frame : lineOf(round, branch).fork + found.frame;
  const position = { round: found.round, frame, branch };
  const subject = { site, match, head: timeline, facts: game, round, position, lines: options.whatif };
  const share = shareOf(subject, options, { locale, words: CATALOGUES[locale] });
  return htmlFigure(share.shared, share.shared.picture ? null : drawingOf(share));
}

/** The table, drawn for the page itself: of moments that have no picture on the site, and of logs that are on none. */
function drawingOf({ scene, voice, shared, options, pov }: Share): string {
  const shown = { title: shared.title, pov, backs: options.reveal !== 'open' };
  const drawing = tablePicture(tableData(scene, voice.words, shown), POST_SIZE);
  return portable(drawing).svg(options.theme === 'dark' ? 'dark' : 'light');
}

/** The figure where there is no log at hand. */
export function linkFigure(href: string, locale: Language): string {
  const { open } = CATALOGUES[locale].share;
  return `<figure lang="${locale}"><p><a href="${escapeAddress(href)}">${escapeHtml(open)}</a></p></figure>`;
}
