/** A moment in a feed: its sentence, which leads to its page if it has one, and what the log remarks on it. */
import type { SeenCard } from '../../cards/card.ts';
import type { Part, Rich } from '../../explain/rich.ts';
import { cardGlyphs } from '../../explain/rich-to-text.ts';
import { momentPageOf } from '../../view/share/places.ts';
import { describeScene, frameOfScene, type SharedScene } from '../../view/share/scene.ts';
import { remarkOf } from '../moments/moment-facts.ts';
import type { EntryReading } from './entry-reading.ts';

interface MomentProps {
  readonly reading: EntryReading;
  readonly scene: SharedScene;
}

export function Moment({ reading, scene }: MomentProps) {
  const { words, place, locale } = reading;
  const frame = frameOfScene(scene);
  const said = <Sentence rich={describeScene(scene, words).headline} />;
  const remark = remarkOf(frame, locale);
  return (
    <>
      {frame.commentary || scene.index === 0 ? <a href={momentPageOf(place, frame.at)}>{said}</a> : said}
      {remark && (
        <>
          {' '}
          <em>{remark}</em>
        </>
      )}
    </>
  );
}

/** A sentence without drawings: cards as signs, names kept apart from the direction of what is around them. */
function Sentence({ rich }: { readonly rich: Rich }) {
  return rich.map((part, i) => <Piece key={i} part={part} />);
}

function Piece({ part }: { readonly part: Part }) {
  if (typeof part === 'string') return part;
  if ('rule' in part) return part.rule;
  if ('cards' in part) return <CardsInText cards={part.cards} />;
  return <bdi>{part.name}</bdi>;
}

export function CardsInText({ cards }: { readonly cards: readonly SeenCard[] }) {
  return <strong>{cards.map(cardGlyphs).join('\u00A0')}</strong>;
}
