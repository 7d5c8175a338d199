/**
 * A panel of the analysis, which is loaded when a reader first acts; at once where nothing stands in its place, or where what the
 * server put there is of another moment, as when a link leads into the match.
 */
import { useContext, useEffect } from 'preact/hooks';
import type { PanelProps } from '../analysis/analysis.tsx';
import { AnalysisContext } from './analysis-context.ts';
import { useReading } from './reading.ts';
import { Standing } from './Standing.tsx';

interface OnDemandProps extends Omit<PanelProps, 'analysis'> {
  readonly panel: 'decisions' | 'ledger';
}

export function OnDemand({ panel, moment, send }: OnDemandProps) {
  const { analysis, want } = useContext(AnalysisContext);
  const { round, frame } = moment.state.position;
  const stands = useReading().drawn[panel] !== undefined && round === 0 && frame === 0;
  useEffect(() => {
    if (!analysis && !stands) want();
  }, [analysis, stands, want]);
  const Panel = analysis?.panels[panel];
  return (
    <Standing name={panel} class={`${panel}-panel`} hidden={moment.state.reveal !== 'open'}>
      {analysis && Panel && <Panel analysis={analysis} moment={moment} send={send} />}
    </Standing>
  );
}
