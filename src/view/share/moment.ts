/** A moment of a replay made ready to leave the site: its words, of what the reader may see and no more. */
import type { Messages } from '../../explain/messages/messages.ts';
import type { Rich } from '../../explain/rich.ts';
import { shownText } from '../player/names.ts';
import { playGroups } from '../player/play-groups.ts';
import { altOf } from './alt.ts';
import type { SharedMoment, SharedPicture } from './model.ts';
import { describeScene, frameOfScene, type SharedScene, type ShareVoice } from './scene.ts';

export interface SharedPlaces {
  readonly title: string;
  readonly link: string | null;
  readonly picture: SharedPicture | null;
}

/**
 * The moment with its words. `whole`: with all plays of the line, rather than those up to the moment; of itself where the moment is the
 * deal. Where hands are hidden, it must be false. Throws a RangeError on an index beyond the frames.
 */
export function sharedMoment(
  scene: SharedScene,
  { locale, words }: ShareVoice,
  { title, link, picture }: SharedPlaces,
  whole = frameOfScene(scene).did.type === 'deal',
): SharedMoment {
  const told = whole ? scene.frames : scene.frames.slice(0, scene.index + 1);
  const { share, player, game } = words;
  return {
    locale,
    title: shownText(title),
    at: frameOfScene(scene).at,
    headline: withoutRound(describeScene(scene, words).headline, `${game.round(scene.summary.number)}: `),
    alt: altOf(scene, words),
    caption: captionOf(scene, words),
    plays: playGroups(told).map(({ trick, items }) => ({
      heading: trick === 0 ? player.plays.before : game.trick(trick),
      items: items.map(({ index }) => describeScene({ ...scene, index }, words).headline),
    })),
    link,
    picture,
    says: {
      plays: whole ? share.playsOfRound : share.playsUpTo,
      open: share.open,
      embed: share.embed,
    },
  };
}

/** A caption stands before the sentence: that of a deal need not say the round again. */
function withoutRound(headline: Rich, round: string): Rich {
  const words = headline.findIndex((part) => typeof part !== 'string');
  const start = headline.slice(0, words).join('');
  if (!start.startsWith(round)) return headline;
  return [start.slice(round.length), ...headline.slice(words)].filter((part) => part !== '');
}

/** "Round 3 · Trick 4", or the round alone at its deal and before the first trick; of what was not played, "What if: …" besides. */
export function captionOf(scene: SharedScene, { game, player }: Pick<Messages, 'game' | 'player'>): string {
  const { trick, did } = frameOfScene(scene);
  const round = game.round(scene.summary.number);
  const other = scene.notPlayed && player.explain.branch(shownText(scene.notPlayed));
  return [round, trick > 0 && did.type !== 'deal' && game.trick(trick), other].filter(Boolean).join(' · ');
}
