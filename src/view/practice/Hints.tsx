/** A hint on demand: what may be laid, and what each is worth by a few playouts; the best first. */
import { useState } from 'preact/hooks';
import { cardsOfChoice } from '../../analysis/choice-cards.ts';
import { type Hint, hintsFor } from '../../live/hint.ts';
import type { LiveMatch } from '../../live/live-match.ts';
import type { Seat } from '../../rules/game.ts';
import { CardsText } from '../player/Sentence.tsx';
import type { TableWords } from './words/practice-words.ts';

interface HintsProps {
  readonly live: LiveMatch;
  readonly me: Seat;
  readonly words: TableWords;
}

export function Hints({ live, me, words }: HintsProps) {
  const [hints, show] = useState<readonly Hint[]>([]);
  const { table, hints: texts } = words.practice;
  const hand = live.round?.hands[me] ?? [];
  return (
    <div>
      <button
        type="button"
        class="button plain"
        aria-expanded={hints.length > 0}
        onClick={() => show(hintsFor(live, me))}
      >
        {table.hint}
      </button>
      {hints.length > 0 && (
        <section aria-label={texts.title} role="status">
          <p>{table.legal}</p>
          <ol class="practice-hints">
            {hints.map(({ choice, points }, i) => (
              <li key={i}>
                {choice.type === 'pass' ? table.pass : <CardsText cards={cardsOfChoice(hand, choice)} />}{' '}
                {texts.text(words.game.points(Math.round(points * 10) / 10))}
                {i === 0 && <strong> {texts.best}</strong>}
              </li>
            ))}
          </ol>
          <p class="soft">{texts.note}</p>
        </section>
      )}
    </div>
  );
}
