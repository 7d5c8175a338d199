/** What was decided at a step, and what is to be decided next. */
import type { RoundReview } from '../../analysis/review/model.ts';
import type { Command } from '../controller/state.ts';
import type { Moment } from '../player/moment.ts';
import { nameOf } from '../player/names.ts';
import { useReading } from '../player/reading.ts';
import { Sentence } from '../player/Sentence.tsx';
import type { Analysis } from './analysis.tsx';
import { DecisionView } from './DecisionView.tsx';
import { decisionsAt, seesAll } from './seen-review.ts';
import type { AnalysisWords } from './words.ts';

interface StepDecisionsProps {
  readonly analysis: Analysis;
  readonly moment: Moment;
  readonly send: (command: Command) => void;
}

export function StepDecisions({ analysis, moment, send }: StepDecisionsProps) {
  const { reviews, words } = analysis;
  const { source, log } = useReading();
  const { head } = source;
  const review = reviews.round(moment.state.position.round);
  const { made, due } = decisionsAt(review, moment);
  return (
    <div class="step-decisions">
      {made ? (
        <>
          <DecisionView key={made.made} analysis={analysis} decision={made} />
          {log && (
            <p>
              <button type="button" class="button" onClick={() => chooseAgain(moment, send)}>
                {words.analysis.step.otherwise}
              </button>
            </p>
          )}
        </>
      ) : (
        <p class="soft">{whyNone(review, moment, words)}</p>
      )}
      {due.map((decision) => (
        <details key={decision.made} class="due">
          <summary>
            <Sentence
              rich={words.analysis.step.due({
                seat: decision.seat,
                name: nameOf(head.players[decision.seat]?.name ?? ''),
              })}
            />
          </summary>
          <DecisionView analysis={analysis} decision={decision} />
        </details>
      ))}
    </div>
  );
}

/** Goes back to where the choice was, and asks there what could have been. */
function chooseAgain({ state, index }: Moment, send: (command: Command) => void): void {
  send({ type: 'jump', to: { ...state.position, frame: index - 1 } });
  if (!state.whatIf) send('what-if');
}

/** Why nothing is judged at a step; nothing to say where there is no review yet, as that has been said. */
function whyNone(review: RoundReview | null, moment: Moment, words: AnalysisWords): string {
  const { step } = words.analysis;
  if (!review) return '';
  if (review.skipped) return words.report.skipped[review.skipped];
  if (moment.index >= moment.fork) return step.branch;
  return seesAll(moment.state) ? step.none : step.veiled;
}
