/** Scrolls a chart, and nothing else, so that the present and a little after it are seen. */
export function keepInView(body: Element): void {
  const scroller = body.parentElement;
  const cursor = body.querySelector('.cursor')?.getBoundingClientRect();
  if (!scroller || !cursor || cursor.width === 0) return;
  const box = scroller.getBoundingClientRect();
  const room = Math.min(cursor.width * 3, box.width / 3);
  if (cursor.left < box.left || cursor.right + room > box.right) {
    scroller.scrollLeft += cursor.left + cursor.width / 2 - (box.left + box.width / 2);
  }
}
