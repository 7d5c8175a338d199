/** What the page of a shared moment says, made ready from its match: title, place, sentence, remark, plays, and its neighbours. */
import { CATALOGUES } from '../../explain/messages/catalogues.ts';
import type { Language } from '../../explain/messages/languages.ts';
import { metaOf } from '../../explain/meta-of.ts';
import type { Rich } from '../../explain/rich.ts';
import { richToText } from '../../explain/rich-to-text.ts';
import type { Frame } from '../../replay/frame.ts';
import type { HostedMatch } from '../../view/hosted/matches.ts';
import { lineOfShared, type SharedAt } from '../../view/hosted/shared-moments.ts';
import { byReader } from '../../view/player/Commentary.tsx';
import { shownText } from '../../view/player/names.ts';
import { altOf } from '../../view/share/alt.ts';
import { captionOf } from '../../view/share/moment.ts';
import { describeScene, notPlayed, type SharedScene } from '../../view/share/scene.ts';
import { gameFacts } from '../../view/source/facts.ts';
import { cutText } from './cut-text.ts';

export interface MomentFacts {
  readonly scene: SharedScene;
  readonly frame: Frame;
  /** Name of the match. */
  readonly event: string;
  /** "Round 3 · Trick 4", and of what was not played "What if: …". */
  readonly caption: string;
  readonly headline: Rich;
  readonly why: Rich;
  /** The position in words. */
  readonly alt: string;
  /** For what shows a link as a card: what happened, and where. */
  readonly title: string;
  readonly description: string;
}

/** So much of a title and of a description is shown by those who show a link as a card, in characters. */
const LONGEST_TITLE = 90;
const LONGEST_DESCRIPTION = 240;

export function momentFacts(match: HostedMatch, moment: SharedAt, locale: Language): MomentFacts {
  const words = CATALOGUES[locale];
  const { source } = match;
  const { round, frames } = lineOfShared(match, moment);
  const frame = frames[moment.frameIndex];
  if (!frame) throw new RangeError(`${match.name} has no moment ${moment.at}.`);
  const scene = {
    head: source.head,
    facts: gameFacts(source.facts),
    summary: round.summary,
    frames,
    index: moment.frameIndex,
    notPlayed: notPlayed(round, moment.branch, moment.frameIndex),
  };
  const line = scene.notPlayed && words.player.place.branch(shownText(scene.notPlayed));
  const { headline, why } = describeScene(scene, words);
  const event = eventOf(match, locale);
  const said = richToText(headline, words).replace(/\.$/, '');
  const remark = remarkOf(frame, locale) ?? richToText(why, words);
  const { round: roundIn, trick: trickIn } = words.player.place;
  const where = [roundIn(round.summary.number), frame.trick > 0 && trickIn(frame.trick), line];
  return {
    scene,
    frame,
    event,
    caption: captionOf(scene, words),
    headline,
    why,
    alt: altOf(scene, words),
    title: cutText(said, LONGEST_TITLE),
    description: cutText(
      words.momentPage.description(event, where.filter(Boolean).join(', '), remark),
      LONGEST_DESCRIPTION,
    ),
  };
}

/** The match's own name in a language; "A match" where the log has none. */
export function eventOf({ source }: Pick<HostedMatch, 'source'>, locale: Language): string {
  return shownText(metaOf(source.head.meta, 'event', locale) ?? CATALOGUES[locale].match.untitled);
}

/** What the log remarks, in the reader's language or in one that there is, without its sign (`!`, `?!`); null where it is silent. */
export function remarkOf({ commentary }: Pick<Frame, 'commentary'>, locale: Language): string | null {
  const [first] = byReader(commentary ?? {}, locale).own;
  return first ? shownText(first[1]).replace(/^(?:!!|\?\?|!\?|\?!|!|\?) /gm, '') : null;
}
