/** Lights the active states and the last transition of a statechart that stands in a page: classes only. */

/** `active`: ids of active states, as in a frame; `taken`: the transition just taken. O(parts of the chart). */
export function markStates(root: Element, active: readonly string[], taken: string | null): void {
  for (const state of root.querySelectorAll('[data-state]')) {
    state.classList.toggle('active', isActive(state.getAttribute('data-state') ?? '', active));
  }
  for (const transition of root.querySelectorAll('[data-transition]')) {
    transition.classList.toggle('taken', transition.getAttribute('data-transition') === taken);
  }
}

/** Whether a state is active when these are: it is one of them, or around one. */
export function isActive(id: string, active: readonly string[]): boolean {
  return active.some((leaf) => leaf === id || leaf.startsWith(`${id}.`));
}
