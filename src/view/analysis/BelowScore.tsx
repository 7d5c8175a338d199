/** The choice of what stands under the score, and what that is at this step. */
import { BELOW, type Below } from '../player/below.ts';
import type { Moment } from '../player/moment.ts';
import { nameOf } from '../player/names.ts';
import { useReading } from '../player/reading.ts';
import type { Judged } from '../player/score-panels.ts';
import type { Analysis } from './analysis.tsx';
import { EquityNow } from './EquityNow.tsx';
import { seesAll } from './seen-review.ts';
import { WhatIs } from './WhatIs.tsx';

export interface BelowScoreProps {
  readonly analysis: Analysis;
  readonly moment: Moment;
  readonly judged: Judged;
  readonly choose: (below: Below) => void;
}

export function BelowScore({ analysis, moment, judged, choose }: BelowScoreProps) {
  const { words } = analysis;
  const { source } = useReading();
  const text = words.analysis.below;
  const { below, review } = judged;
  if (!seesAll(moment.state) || review.equity.length === 0) return null;
  return (
    <div class="below-score">
      <fieldset class="views">
        <legend class="unseen">{text.label}</legend>
        {BELOW.map((view) => (
          <label key={view}>
            <input
              type="radio"
              name="below-score"
              checked={below.view === view}
              onChange={() => choose({ ...below, view })}
            />{' '}
            {text[view]}
          </label>
        ))}
        {below.view === 'odds' && (
          <label class="choice">
            {text.whose}
            <select
              value={below.seat ?? moment.state.pov ?? 0}
              onChange={(event) => choose({ ...below, seat: Number(event.currentTarget.value) })}
            >
              {source.head.players.map(({ id, name }, seat) => (
                <option key={id} value={seat}>
                  {nameOf(name)}
                </option>
              ))}
            </select>
          </label>
        )}
      </fieldset>
      {below.view !== 'strength' && <EquityNow analysis={analysis} moment={moment} review={review} />}
      {below.view !== 'strength' && (
        <WhatIs
          words={words}
          about={below.view === 'points' ? 'equity' : 'odds'}
          texts={words.analysis.what.equity}
          made={null}
        />
      )}
    </div>
  );
}
