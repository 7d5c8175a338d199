/** What is handed out of a moment: its words and its picture, of what may be seen with the options chosen for it and no more. */
import type { GameFacts } from '../../explain/describe/scene.ts';
import type { Language } from '../../explain/messages/languages.ts';
import { metaOf } from '../../explain/meta-of.ts';
import type { MatchHead, RoundTimeline } from '../../replay/frame.ts';
import { visible } from '../controller/knowledge.ts';
import { lineOf, type Position } from '../controller/position.ts';
import { DEFAULTS, type Options } from '../option-values.ts';
import type { SharedMoment } from '../share/model.ts';
import { sharedMoment } from '../share/moment.ts';
import { notPlayed, type SharedScene, type ShareVoice } from '../share/scene.ts';
import { whyShared } from '../share/why-shared.ts';
import { linkOf, type ShareOrigin } from './forms.ts';
import { type PictureRemark, pictureFor, scoreFor, type TwoForms } from './picture-for.ts';

/** A moment of a match, as its log has it. */
export interface ShareSubject {
  /** Full address of the site's root. */
  readonly site: string;
  /** Name of a hosted match; null where the log is nowhere on the web. */
  readonly match: string | null;
  readonly head: MatchHead;
  readonly facts: GameFacts;
  readonly round: RoundTimeline;
  readonly position: Position;
  /** The reader's own lines, as a link brings them along; empty where there are none. */
  readonly lines: string;
}

export interface Share {
  readonly scene: SharedScene;
  readonly voice: ShareVoice;
  /** The seat it is looked at from, null for all. */
  readonly pov: number | null;
  readonly shared: SharedMoment;
  readonly origin: ShareOrigin;
  readonly options: Options;
  /** Address of its picture in pixels; null where the web has none. */
  readonly card: string | null;
  /** Its round as a score; null where the web has none, and of a line that was not played. */
  readonly score: TwoForms | null;
  /** Why there is no picture. */
  readonly remark: PictureRemark;
}

/** `said`: the options chosen; the moment is the subject's, the words are in `voice`'s language. */
export function shareOf(
  { site, match, head, facts, round, position, lines }: ShareSubject,
  said: Partial<Options>,
  voice: ShareVoice,
): Share {
  const line = lineOf(round, position.branch);
  const at = line.frames[position.frame]?.at ?? DEFAULTS.at;
  const options = { ...DEFAULTS, ...said, at: isStart(position) ? DEFAULTS.at : at, whatif: lines };
  const seat = head.players.findIndex(({ id }) => id === options.pov);
  const pov = seat < 0 ? null : seat;
  const frames = visible(line.frames, { pov, reveal: options.reveal });
  const scene = {
    ...{ head, facts, summary: round.summary, frames, index: position.frame },
    notPlayed: notPlayed(round, position.branch, position.frame),
  };
  const frame = frames[position.frame];
  const hasPage = frame ? whyShared(frame, position.frame, position.branch) !== null : false;
  const origin = { site, locale: voice.locale, match, ownPage: match !== null && hasPage };
  const { picture, card, remark } = pictureFor(origin, options, at);
  const score = position.branch === null ? scoreFor(origin, options, round.summary.number) : null;
  const places = { title: titleOf(head, voice), link: linkOf(origin, options), picture };
  // What comes after the moment is told where nothing is hidden, of a round that is shared from its deal.
  const whole = options.reveal === 'open' && position.frame === 0;
  const shared = sharedMoment(scene, voice, places, whole);
  return { scene, voice, pov, shared, origin, options, card, score, remark };
}

/** The match's own title in a language, else the game's name. */
function titleOf(
  head: MatchHead,
  { locale, words }: { locale: Language; words: ShareVoice['words'] },
): string {
  return metaOf(head.meta, 'event', locale) ?? words.game.games[head.game] ?? head.game;
}

function isStart({ round, frame, branch }: Position): boolean {
  return round === 0 && frame === 0 && branch === null;
}
