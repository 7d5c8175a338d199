/** What the log says of the match as a whole: its date, place, recorder and whatever else. */
import type { Metadata } from '../../log/model.ts';
import { shownText } from '../player/names.ts';
import type { OpenerWords } from './words/opener-words.ts';

interface OpenedAboutProps {
  readonly words: OpenerWords;
  readonly meta: readonly Metadata[];
}

/** Longer texts are cut: they are no notes any more. */
const LONGEST = 2000;

export function OpenedAbout({ words, meta }: OpenedAboutProps) {
  const { match } = words;
  // The event is the heading; keys that begin with `_` are for programs.
  const shown = meta.filter(({ key }) => key !== 'event' && !key.startsWith('_'));
  if (shown.length === 0) return null;
  return (
    <section class="opened-about panel">
      <h2>{match.about}</h2>
      <dl>
        {shown.map(({ key, value }, i) => (
          <div key={i}>
            <dt>{match.meta[key] ?? key}</dt>
            <dd dir="auto">{shownText(value.slice(0, LONGEST))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
