/** A panel of the analysis, which is loaded when a reader first acts; at once where nothing stands in its place. */
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
  const nothing = useReading().drawn[panel] === undefined;
  useEffect(() => {
    if (!analysis && nothing) want();
  }, [analysis, nothing, want]);
  const Panel = analysis?.panels[panel];
  return (
    <Standing name={panel} class={`${panel}-panel`} hidden={moment.state.reveal !== 'open'}>
      {analysis && Panel && <Panel analysis={analysis} moment={moment} send={send} />}
    </Standing>
  );
}
