/** The statistics, which are counted when a reader first wants them, and again when other matches are shown. */
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { StatisticsProps } from './Statistics.tsx';

export function StatisticsOnDemand(props: StatisticsProps) {
  const { library } = props.words;
  const [wanted, want] = useState(false);
  const [part, setPart] = useState<FunctionComponent<StatisticsProps> | 'failed' | null>(null);
  useEffect(() => {
    if (!wanted) return;
    import('./Statistics.tsx').then(
      ({ Statistics }) => setPart(() => Statistics),
      () => setPart('failed'),
    );
  }, [wanted]);
  const Statistics = part === 'failed' ? null : part;
  return (
    <details class="panel library-statistics" onToggle={({ currentTarget: { open } }) => open && want(true)}>
      <summary>
        <h2>{library.statistics.title}</h2>
      </summary>
      {part === 'failed' && <p role="alert">{library.failed}</p>}
      {Statistics && <Statistics {...props} />}
    </details>
  );
}
