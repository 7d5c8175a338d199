/** Runs something once, as soon as any of an element is on the screen. */
export function whenSeen(element: Element, run: () => void): void {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    run();
  });
  observer.observe(element);
}
