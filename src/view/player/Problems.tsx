/** The faults of the log at this moment, in words that are loaded when the first fault is shown. */
import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../../log/problem.ts';
import type { ProblemTeller } from '../problems/tell.ts';
import { useBoard } from './board.ts';
import { ProblemList } from './ProblemList.tsx';

export function Problems({ problems }: { readonly problems: readonly (Problem | undefined)[] }) {
  const { locale } = useBoard();
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
  return <ProblemList problems={problems} told={problems.map((problem) => problem && tell?.(problem))} />;
}
