/** A moment of a recorded match as it is shared, for tests. */
import { CATALOGUES } from '../../../src/explain/messages/catalogues.ts';
import type { Language } from '../../../src/explain/messages/languages.ts';
import { type Eyes, visible } from '../../../src/view/controller/knowledge.ts';
import type { HostedMatch } from '../../../src/view/hosted/matches.ts';
import type { SharedMoment } from '../../../src/view/share/model.ts';
import { sharedMoment } from '../../../src/view/share/moment.ts';
import type { SharedScene } from '../../../src/view/share/scene.ts';
import { gameFacts } from '../../../src/view/source/facts.ts';

const OPEN: Eyes = { pov: null, reveal: 'open' };

export function sceneAt({ source }: HostedMatch, at: string, eyes: Eyes = OPEN): SharedScene {
  const number = Number(/^r(\d+)/.exec(at)?.[1]);
  const round = source.round(source.rounds.findIndex((summary) => summary.number === number));
  const frames = visible(round.frames, eyes);
  const index = frames.findIndex((frame) => frame.at === at);
  return { head: source.head, facts: gameFacts(source.facts), summary: round.summary, frames, index };
}

const PICTURE = {
  href: 'https://cards.example/p.svg',
  dark: 'https://cards.example/p.dark.svg',
  width: 800,
  height: 600,
};

export function sharedAt(
  match: HostedMatch,
  at: string,
  { locale = 'en' as Language, title = 'A night', picture = PICTURE as SharedMoment['picture'] } = {},
): SharedMoment {
  const voice = { locale, words: CATALOGUES[locale] };
  return sharedMoment(sceneAt(match, at), voice, {
    title,
    link: 'https://cards.example/replay/#at=r1',
    picture,
  });
}
