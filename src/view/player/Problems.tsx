/** The faults of the log at this moment, in words that are loaded when the first fault is shown. */
import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../../log/problem.ts';
import type { ProblemTeller } from '../problems/tell.ts';
import { useReading } from './reading.ts';
import { Sentence } from './Sentence.tsx';

export function Problems({ problems }: { readonly problems: readonly (Problem | undefined)[] }) {
  const { locale, words } = useReading();
  const [tell, setTell] = useState<ProblemTeller | null>(null);
  useEffect(() => {
    let here = true;
    import('../problems/tell.ts')
      .then(({ loadTeller }) => loadTeller(locale))
      .then(
        (teller) => here && setTell(() => teller),
        () => {},
      );
    return () => {
      here = false;
    };
  }, [locale]);
  return (
    <ul class="problems" aria-label={words.player.explain.problems}>
      {problems.map(
        (problem, i) =>
          problem && (
            <li key={i} class={problem.severity}>
              {tell ? <Sentence rich={tell(problem)} /> : problem.code}{' '}
              <span class="where">{words.player.explain.line(problem.span.line)}</span>
            </li>
          ),
      )}
    </ul>
  );
}
