/** Scales what stands in a box until it fits. */

/**
 * Takes the first of the sizes that fits, the last where none does, and says whether one did. The style of the box reads it as
 * `--fit`; its content is laid out in a room that is as much larger, and shown smaller.
 */
export function scaleInto(box: HTMLElement, content: HTMLElement, sizes: readonly number[]): boolean {
  for (const size of sizes) {
    box.style.setProperty('--fit', String(size));
    if (content.scrollHeight <= content.clientHeight) return true;
  }
  return false;
}
