/** The reader's lines in a round as a tree: each is a way into it. */
import { branchName } from '../../replay/branch-name.ts';
import type { WhatIfLine } from '../../replay/what-if/line.ts';
import { shownText } from '../player/names.ts';

interface OwnLinesProps {
  readonly lines: readonly WhatIfLine[];
  /** Name of the branch on which the reader stands. */
  readonly current: string | null;
  readonly onEnter: (branch: string) => void;
}

export function OwnLines({ lines, current, onEnter }: OwnLinesProps) {
  const own = new Set(lines.map(({ name }) => branchName(name)));
  const parentOf = ({ at }: WhatIfLine) => {
    const parent = /~(.*)$/s.exec(at)?.[1];
    return parent !== undefined && own.has(parent) ? parent : null;
  };
  const listBelow = (parent: string | null) => {
    const below = lines.filter((line) => parentOf(line) === parent);
    if (below.length === 0) return null;
    return (
      <ul>
        {below.map((line) => {
          const branch = branchName(line.name);
          return (
            <li key={branch}>
              <button
                type="button"
                aria-current={branch === current ? 'true' : undefined}
                onClick={() => onEnter(branch)}
              >
                {shownText(line.name)}
              </button>
              {listBelow(branch)}
            </li>
          );
        })}
      </ul>
    );
  };
  return <div class="own-lines">{listBelow(null)}</div>;
}
