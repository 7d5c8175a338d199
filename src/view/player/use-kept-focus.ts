/** Keeps the focus in the player when the part that had it goes away with a step, so that keys go on working. */
import type { RefObject } from 'preact';
import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';
import type { Command } from '../controller/state.ts';

/** The same commands, with the focus looked after. */
export function useKeptFocus(
  player: RefObject<HTMLElement>,
  send: (command: Command) => void,
): (command: Command) => void {
  const held = useRef(false);
  useLayoutEffect(() => {
    const element = player.current;
    if (!element || !held.current) return;
    if (!element.contains(focusIn(element))) element.focus({ preventScroll: true });
    held.current = false;
  });
  return useCallback(
    (command) => {
      held.current = player.current?.contains(focusIn(player.current)) ?? false;
      send(command);
    },
    [player, send],
  );
}

/** What has the focus in the tree that an element stands in: a page, or a part that is closed off in one. */
export function focusIn(element: HTMLElement): Element | null {
  return (element.getRootNode() as Document | ShadowRoot).activeElement;
}
