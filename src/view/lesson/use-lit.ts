/** Points at parts of the table: what a step names is marked, and the mark taken away with the step. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const PARTS: Readonly<Record<string, string>> = {
  pile: '.pile > .hand',
  order: '.rank-order',
  talon: '.talon',
  titles: '.seat-title',
  score: '.seat-title .points',
};

export function useLit(
  root: RefObject<HTMLElement>,
  highlight: readonly string[],
  players: readonly { readonly id: string }[],
  when: unknown,
): void {
  useLayoutEffect(() => {
    const lit = highlight.flatMap((each) => [
      ...(root.current?.querySelectorAll(selectorOf(each, players)) ?? []),
    ]);
    for (const node of lit) node.setAttribute('data-lit', '');
    return () => {
      for (const node of lit) node.removeAttribute('data-lit');
    };
  }, [when]);
}

function selectorOf(highlight: string, players: readonly { readonly id: string }[]): string {
  const [kind = '', of = ''] = highlight.split(':');
  if (kind === 'hand') return `[data-place="seat-${players.findIndex(({ id }) => id === of)}"]`;
  return kind === 'card' ? `.table [data-card="${of}"]` : (PARTS[kind] ?? kind);
}
