/** `epanastasi render`: draws a moment, a round or a match, as a picture or as a piece of a post. */
import { metaOf } from '../../explain/meta-of.ts';
import type { SharedMoment } from '../../view/share/model.ts';
import { sharedMoment } from '../../view/share/moment.ts';
import { htmlFigure } from '../../view/share/snippets.ts';
import { markdownSnippet } from '../../view/share/snippets-markdown.ts';
import type { Call, Command } from '../command.ts';
import { readText, writeText } from '../files.ts';
import { foldLogs } from '../fold-log.ts';
import type { Content } from '../io.ts';
import { onlyFile } from '../only-file.ts';
import { problemLines, tally } from '../problem-lines.ts';
import { type Asked, askedOf, RENDER_OPTIONS } from '../render/asked.ts';
import type { Drawn } from '../render/draw.ts';
import { momentIn, type RenderedMoment } from '../render/moment.ts';
import { reviewIn } from '../render/review-of.ts';
import { EXIT, UsageError } from '../usage.ts';

export const render: Command = {
  name: 'render',
  options: RENDER_OPTIONS,
  async run(call) {
    const file = onlyFile(call);
    const asked = askedOf(call, file);
    const [log] = foldLogs(await readText(call, file), file);
    if (!log) throw new UsageError(call.messages.cli.noMoment(asked.at));
    const moment = momentIn(log, asked, call);
    const title = metaOf(moment.source.head.meta, 'event', call.language) ?? call.messages.cli.untitled;
    const review = asked.review === null ? null : await reviewIn(asked.review, moment, call);
    // What draws is heavy: other commands do without.
    const { draw } = await import('../render/draw.ts');
    const drawn = await draw(moment, asked, title, review, call);
    const content = await written(drawn, moment, asked, title, call);
    await (asked.output === null ? call.io.out(content) : writeText(call, asked.output, content));
    const missing = await missingIn([title, ...moment.source.head.players.map(({ name }) => name)]);
    if (missing.length > 0) await call.io.err(`${call.messages.cli.render.noLetters(missing.join(' '))}\n`);
    const problems = log.problems();
    await call.io.err(problemLines(file, problems, call));
    return tally(problems).errors > 0 ? EXIT.errors : EXIT.fine;
  },
};

/** The letters of texts that the picture shows as boxes. */
async function missingIn(texts: readonly string[]): Promise<string[]> {
  const { missingLetters } = await import('../../pictures/missing-letters.ts');
  return missingLetters(texts.join(''));
}

async function written(
  drawn: Drawn,
  moment: RenderedMoment,
  asked: Asked,
  title: string,
  call: Call,
): Promise<Content> {
  const { picture } = drawn;
  const svg = picture.svg(asked.theme);
  switch (asked.form) {
    case 'svg':
      return `${sized(svg, drawn, asked.width)}\n`;
    case 'png': {
      const { png } = await import('../../pictures/png.ts');
      return png(svg, asked.width ?? Math.round(picture.width));
    }
    case 'html':
      return `${htmlFigure(shared(drawn, moment, asked, title, call), asked.image === null ? sized(svg, drawn, asked.width) : null)}\n`;
    case 'md':
      return markdownSnippet(shared(drawn, moment, asked, title, call));
  }
}

/** What shows a round rather than a moment of it. */
const ROUNDS: ReadonlySet<Asked['what']> = new Set(['score', 'equity', 'luck']);

/** The moment in words; of titles, which are of no one moment, the picture's own. */
function shared(
  { picture, alt, caption }: Drawn,
  { scene, eyes }: RenderedMoment,
  { what, width, image, link }: Asked,
  title: string,
  { language, messages }: Call,
): SharedMoment {
  const wide = width ?? picture.width;
  const high = (picture.height * wide) / picture.width;
  const places = {
    title,
    link,
    picture: image === null ? null : { href: image, dark: null, width: wide, height: high },
  };
  const whole = eyes.reveal === 'open' && (scene.index === 0 || ROUNDS.has(what));
  const told = sharedMoment(scene, { locale: language, words: messages }, places, whole);
  if (what === 'table') return told;
  return {
    ...told,
    alt,
    caption,
    headline: [],
    plays: what === 'titles' || what === 'statechart' ? [] : told.plays,
  };
}

/** The same drawing, so many pixels wide. */
function sized(svg: string, { picture }: Drawn, width: number | null): string {
  if (width === null) return svg;
  const height = Math.round((picture.height * width) / picture.width);
  return svg.replace(/ width="[^"]*" height="[^"]*"/, ` width="${width}" height="${height}"`);
}
