/** The plays around a moment, each a sentence that leads to its place in the replay: those of its trick; of a round's start, the whole round. */
import { CATALOGUES } from '../../explain/messages/catalogues.ts';
import type { Language } from '../../explain/messages/languages.ts';
import type { Frame } from '../../replay/frame.ts';
import { type PlayGroup, playGroups } from '../../view/player/play-groups.ts';
import { Sentence } from '../../view/player/Sentence.tsx';
import { describeScene } from '../../view/share/scene.ts';
import type { MomentFacts } from './moment-facts.ts';

interface PlaysProps {
  readonly moment: Pick<MomentFacts, 'scene' | 'frame'>;
  readonly locale: Language;
  readonly replayAt: (at: string) => string;
}

/** A list of more moments than these leaves passes out, or a page of one moment would be as heavy as that of the match. */
const LONGEST_LIST = 120;

export function Plays({ moment, locale, replayAt }: PlaysProps) {
  const { scene, frame } = moment;
  const words = CATALOGUES[locale];
  const isRound = frame.did.type === 'deal';
  const groups = playGroups(scene.frames).filter(({ trick }) => isRound || trick === frame.trick);
  const { shown, isCut } = withoutPasses(groups);
  return (
    <section class="moment-plays" aria-labelledby="plays">
      <h2 id="plays">{isRound ? words.share.playsOfRound : headingOf(frame.trick, words)}</h2>
      {isCut && <p class="soft">{words.momentPage.passesLeftOut}</p>}
      <div>
        {' '}
        {shown.map(({ trick, items }) => (
          <section key={trick}>
            {isRound && <h3>{headingOf(trick, words)}</h3>}
            <ol>
              {items.map((item) => (
                <li key={item.index} aria-current={item.frame === frame ? 'true' : undefined}>
                  <a href={replayAt(item.frame.at)}>
                    <Sentence rich={describeScene({ ...scene, index: item.index }, words).headline} />
                  </a>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>{' '}
    </section>
  );
}

function headingOf(trick: number, { player, game }: (typeof CATALOGUES)[Language]): string {
  return trick === 0 ? player.plays.before : game.trick(trick);
}

function withoutPasses(groups: readonly PlayGroup[]): {
  readonly shown: readonly PlayGroup[];
  readonly isCut: boolean;
} {
  const isCut = groups.reduce((sum, { items }) => sum + items.length, 0) > LONGEST_LIST;
  if (!isCut) return { shown: groups, isCut };
  const isPass = ({ did }: Frame) => did.type === 'pass';
  const shown = groups.map(({ trick, items }) => ({
    trick,
    items: items.filter((item) => !isPass(item.frame)),
  }));
  return { shown, isCut };
}
