/** Faults of the log, each with its line: in words, or by its code where there are no words yet. */
import type { Rich } from '../../explain/rich.ts';
import type { Problem } from '../../log/problem.ts';
import { useBoard } from './board.ts';
import { Sentence } from './Sentence.tsx';

interface ProblemListProps {
  readonly problems: readonly (Problem | undefined)[];
  /** The same problems in words. */
  readonly told: readonly (Rich | null | undefined)[];
}

export function ProblemList({ problems, told }: ProblemListProps) {
  const { explain } = useBoard().words.player;
  return (
    <ul class="problems" aria-label={explain.problems}>
      {problems.map((problem, i) => {
        const words = told[i];
        return (
          problem && (
            <li key={i} class={problem.severity}>
              {words ? <Sentence rich={words} /> : problem.code}{' '}
              <span class="where">{explain.line(problem.span.line)}</span>
            </li>
          )
        );
      })}
    </ul>
  );
}
