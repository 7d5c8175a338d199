/** How far a review is; the way to begin one, to stop it and to go on. Nothing where it is whole. */
import type { Analysis } from './analysis.tsx';

interface ProgressProps {
  readonly analysis: Pick<Analysis, 'reviews' | 'words'>;
  /** Index of the round on show: it comes first. */
  readonly round: number;
}

export function Progress({ analysis, round }: ProgressProps) {
  const { reviews } = analysis;
  const words = analysis.words.analysis.progress;
  const { phase, makes, done, of } = reviews.state;
  if (phase === 'done') return null;
  const begin = (label: string) => (
    <button class="button main" type="button" onClick={() => reviews.start(round)}>
      {label}
    </button>
  );
  if (phase === 'working' && makes) {
    return (
      <div class="review-progress">
        <p tabIndex={-1}>{words.working(done, of)}</p>
        <progress aria-label={words.label} max={of} value={done} />
        <button class="button" type="button" onClick={reviews.cancel}>
          {words.cancel}
        </button>
      </div>
    );
  }
  return (
    <div class="review-progress">
      {phase === 'working' && (
        <p role="status" tabIndex={-1}>
          {words.fetching}
        </p>
      )}
      {phase === 'idle' && (
        <>
          <p tabIndex={-1}>{words.offer}</p>
          {begin(words.start)}
        </>
      )}
      {phase === 'stopped' && (
        <>
          <p role="status" tabIndex={-1}>
            {words.stopped(done, of)}
          </p>
          {begin(words.goOn)}
        </>
      )}
      {phase === 'failed' && (
        <>
          <p role="alert" tabIndex={-1}>
            {words.failed}
          </p>
          {begin(words.again)}
        </>
      )}
    </div>
  );
}
