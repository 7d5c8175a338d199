/** What stands under the score: the choice of what to see there, what it is at this step, and all of it as a table. */
import { useContext } from 'preact/hooks';
import { AnalysisContext } from './analysis-context.ts';
import type { Below } from './below.ts';
import { cardsAhead, type Moment } from './moment.ts';
import { PenContext } from './pen-context.ts';
import { useReading } from './reading.ts';
import { Standing } from './Standing.tsx';
import type { Judged } from './score-panels.ts';

interface ScoreFootProps {
  readonly moment: Moment;
  readonly judged: Judged | null;
  readonly choose: (below: Below) => void;
}

export function ScoreFoot({ moment, judged, choose }: ScoreFootProps) {
  const { review } = useReading();
  const { pen } = useContext(PenContext);
  const { analysis } = useContext(AnalysisContext);
  const { state } = moment;
  const comes = !analysis && review?.type === 'fetch';
  return (
    <Standing name="foot" class="score-foot" hidden={state.reveal !== 'open'}>
      {pen && !comes && (
        <>
          {judged && analysis && (
            <analysis.BelowScore analysis={analysis} moment={moment} judged={judged} choose={choose} />
          )}
          <pen.pen.ScoreTable
            reading={pen.reading}
            moment={moment}
            future={cardsAhead(state)}
            judged={judged}
          />
        </>
      )}
    </Standing>
  );
}
