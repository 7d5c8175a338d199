/** The mistakes that cost most, each a way to its moment. */
import { isMistake } from '../../analysis/review/classes.ts';
import { describeDeed } from '../../explain/describe-decision.ts';
import type { Command } from '../controller/state.ts';
import { nameOf } from '../player/names.ts';
import { useReading } from '../player/reading.ts';
import { Sentence } from '../player/Sentence.tsx';
import type { Analysis } from './analysis.tsx';
import { positionOf } from './next-mistake.ts';
import { PlaySign } from './PlaySign.tsx';
import type { Mistake } from './review-source.ts';
import { signOf } from './signs.ts';

interface BiggestMistakesProps {
  readonly analysis: Pick<Analysis, 'reviews' | 'words'>;
  readonly send: (command: Command) => void;
}

const SHOWN = 10;

export function BiggestMistakes({ analysis, send }: BiggestMistakesProps) {
  const { words, reviews } = analysis;
  const { source } = useReading();
  const names = source.head.players.map(({ name }) => nameOf(name));
  const biggest = reviews.state.mistakes
    .filter((mistake) => isMistake(mistake.class))
    .sort((a, b) => b.cost - a.cost)
    .slice(0, SHOWN);
  const told = ({ seat, deed, best, cost, class: found }: Mistake) =>
    words.review.choseWorse({
      who: { seat, name: names[seat] ?? '' },
      deed: describeDeed(deed, names, words.review),
      best: describeDeed(best, names, words.review),
      cost,
      class: found,
    });
  return (
    <section class="biggest">
      <h3>{words.report.biggest}</h3>
      {biggest.length === 0 && <p>{words.report.noMistakes}</p>}
      <ol>
        {biggest.map((mistake) => (
          <li key={`${mistake.round} ${mistake.decision}`}>
            <button type="button" onClick={() => send({ type: 'jump', to: positionOf(mistake) })}>
              <PlaySign sign={signOf(mistake.class)} words={words} />
              <span>
                <Sentence rich={told(mistake)} />{' '}
                <span class="soft">
                  ({words.analysis.summary.inRound(source.rounds[mistake.round]?.number ?? 0)})
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
