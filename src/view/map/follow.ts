/** Keeps the state in which a running match stands in sight: in the drawing, which may scroll sideways, and in the window. */

/** Pixels that stay free around it. */
const ROOM = 16;

/** `covered`: how much of the window's lower part lies under the controls, in pixels. */
export function follow(drawing: Element, state: Element, covered: number): void {
  const at = state.getBoundingClientRect();
  const box = drawing.getBoundingClientRect();
  if (at.left < box.left || at.right > box.right) {
    drawing.scrollBy({ left: (at.left + at.right - box.left - box.right) / 2 });
  }
  const free = innerHeight - covered;
  if (at.top < ROOM || at.bottom > free - ROOM) scrollBy({ top: (at.top + at.bottom - free) / 2 });
}
