/** The deeds to choose from, in an order that tells nothing of their worth. */
import type { Decision } from '../../analysis/review/model.ts';
import { describeDeed } from '../../explain/describe-decision.ts';
import { Sentence } from '../player/Sentence.tsx';
import type { AnalysisWords } from './words.ts';

interface LessonChoicesProps {
  readonly words: AnalysisWords;
  readonly names: readonly string[];
  readonly decision: Decision;
  /** What was answered last; null before an answer. */
  readonly tried: number | null;
  readonly choose: (option: number) => void;
}

export function LessonChoices({ words, names, decision, tried, choose }: LessonChoicesProps) {
  return (
    <ul class="lesson-choices" aria-label={words.analysis.lesson.choices}>
      {inPlainOrder(decision).map((option) => {
        const deed = decision.options[option]?.deed;
        return (
          deed && (
            <li key={option}>
              <button
                class="button"
                type="button"
                aria-pressed={option === tried}
                onClick={() => choose(option)}
              >
                <Sentence rich={describeDeed(deed, names, words.review)} />
              </button>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** By what the deeds are, not by what they are worth: indices of options. */
function inPlainOrder({ options }: Decision): number[] {
  const keys = options.map(({ deed }) => JSON.stringify(deed));
  return [...options.keys()].sort((a, b) => ((keys[a] ?? '') < (keys[b] ?? '') ? -1 : 1));
}
