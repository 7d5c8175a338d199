/** All that could have been chosen, best first, each with its value as a number and as a bar. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Decision, Option } from '../../analysis/review/model.ts';
import { describeDeed } from '../../explain/describe-decision.ts';
import { Sentence } from '../player/Sentence.tsx';
import type { AnalysisWords } from './words.ts';

interface OptionTableProps {
  readonly words: AnalysisWords;
  readonly names: readonly string[];
  readonly decision: Decision;
  /** Index of the option to mark as chosen; null for none. */
  readonly chosen: number | null;
}

/** More options than these are folded, but for the one that was chosen. */
const SHOWN = 6;

export function OptionTable({ words, names, decision, chosen }: OptionTableProps) {
  const { columns } = words.report;
  const [all, setAll] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (all) table.current?.focus({ preventScroll: true });
  }, [all]);
  const { options } = decision;
  const lengthOf = lengthsOf(options);
  const rows = options
    .map((option, index) => ({ option, index }))
    .filter(({ index }) => all || options.length <= SHOWN + 1 || index < SHOWN || index === chosen);
  const folded = options.length - rows.length;
  return (
    <>
      <table class="options" ref={table} tabIndex={-1}>
        <thead>
          <tr>
            <th scope="col">{columns.choice}</th>
            <th scope="col">{columns.value}</th>
            <th scope="col" title={columns.error}>
              ±
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ option, index }) => (
            <tr key={index} class={index === chosen ? 'chosen' : undefined}>
              <th scope="row">
                <Sentence rich={describeDeed(option.deed, names, words.review)} />
                {index === chosen && <small> {words.analysis.step.chosen}</small>}
              </th>
              <td class="worth" style={lengthOf(option.value)}>
                {words.review.signed(option.value)}
              </td>
              <td>{words.review.fixed(option.se)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {folded > 0 && (
        <button class="more-options" type="button" onClick={() => setAll(true)}>
          {words.analysis.step.more(folded)}
        </button>
      )}
    </>
  );
}

/** Points that a full bar stands for at least: small differences must look small. */
const LEAST = 0.4;
/** Of the widest difference, so much more: the worst option too has something to show. */
const MORE = 1.15;

/** How long the bar of a value is, in per cent; full for the best. Lengths compare options, they do not begin at zero. */
function lengthsOf(options: readonly Option[]): (value: number) => string {
  const values = options.map(({ value }) => value);
  const best = Math.max(...values);
  const range = Math.max(LEAST, MORE * (best - Math.min(...values)));
  return (value) => `--long:${Math.round((1 - (best - value) / range) * 100)}%`;
}
