/** Where the points came from, of the round on show or of the match: a waterfall a player, the same as a table, and what each term means. */
import { useMemo, useState } from 'preact/hooks';
import type { Made } from '../../analysis/equity/model.ts';
import { type RoundLedger, TERMS } from '../../analysis/ledger/model.ts';
import { waterfallRows } from '../../charts/rows.ts';
import type { SvgNode } from '../../charts/svg.ts';
import { waterfall } from '../../charts/waterfall.ts';
import { ChartTable } from '../player/ChartTable.tsx';
import { nameOf } from '../player/names.ts';
import { useReading } from '../player/reading.ts';
import { ScrollBox } from '../player/ScrollBox.tsx';
import { Svg } from '../player/Svg.tsx';
import { scalable } from '../player/scalable.ts';
import type { Analysis, PanelProps } from './analysis.tsx';
import { ledgerData } from './ledger-data.ts';
import { seesAll } from './seen-review.ts';
import { WhatIs } from './WhatIs.tsx';

const SCOPES = ['round', 'match'] as const;
type Scope = (typeof SCOPES)[number];

export function LedgerPanel({ analysis, moment }: PanelProps) {
  const { words, reviews } = analysis;
  const { state } = reviews;
  const [scope, setScope] = useState<Scope>('round');
  const review = reviews.round(moment.state.position.round);
  if (state.done === 0) return null;
  const title = words.ledger.title;
  const text = words.analysis.ledger;
  const names = { round: text.round(moment.summary.number), match: text.match };
  const ledger = scope === 'round' ? (review?.ledger ?? null) : state.ledger;
  const judged = scope === 'match' && state.done < state.of;
  return (
    <section class="panel" aria-label={title}>
      <h2>{title}</h2>
      {seesAll(moment.state) ? (
        <>
          <fieldset class="views">
            <legend>{text.scope}</legend>
            {SCOPES.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="ledger-scope"
                  checked={scope === each}
                  onChange={() => setScope(each)}
                />{' '}
                {names[each]}
              </label>
            ))}
          </fieldset>
          {judged && <p class="soft">{text.partly(state.done, state.of)}</p>}
          {ledger ? (
            <LedgerChart words={words} ledger={ledger} what={names[scope]} made={state.made} />
          ) : (
            <p class="soft">
              {review?.skipped ? words.report.skipped[review.skipped] : words.analysis.step.notYet}
            </p>
          )}
        </>
      ) : (
        <p class="soft">{text.veiled}</p>
      )}
    </section>
  );
}

interface LedgerChartProps extends Pick<Analysis, 'words'> {
  readonly ledger: RoundLedger;
  readonly what: string;
  readonly made: Made | null;
}

function LedgerChart({ words, ledger, what, made }: LedgerChartProps) {
  const { head } = useReading().source;
  const drawn = useMemo(() => {
    const players = head.players.map(({ name }) => nameOf(name));
    const data = ledgerData(ledger, players, what, words);
    const format = words.review.signed;
    const shapes = (['wide', 'narrow'] as const).map((shape) => ({
      shape,
      ...waterfall(data, { compact: shape === 'narrow', format }),
    }));
    return { data, shapes, table: waterfallRows(data, format) };
  }, [ledger, what, words, head]);
  return (
    <>
      {drawn.shapes.map(({ shape, labels, body }) => (
        <div key={shape} class={`chart-parts ${shape}`}>
          <Svg node={atItsSize(labels)} />
          <ScrollBox class="chart-scroll" label={drawn.data.label}>
            <Svg node={atItsSize(body)} />
          </ScrollBox>
        </div>
      ))}
      <div class="folds">
        <ChartTable table={drawn.table} title={words.analysis.below.asTable} />
        <details class="what-is">
          <summary>{words.analysis.ledger.terms}</summary>
          <dl>
            {TERMS.map((term) => (
              <div key={term}>
                <dt>{words.ledger.terms[term]}</dt>
                <dd>{words.ledger.meanings[term]}</dd>
              </div>
            ))}
          </dl>
        </details>
        <WhatIs words={words} about="ledger" texts={words.analysis.what.ledger} made={made} />
      </div>
    </>
  );
}

function atItsSize(node: SvgNode): SvgNode {
  return scalable(node, Number(node.attrs.width), Number(node.attrs.height));
}
