/** Runs something once, as soon as an element is on the screen or less than half a screen from it: what comes lazily is there when it is reached. */
export function whenNear(element: Element, run: () => void): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      run();
    },
    { rootMargin: '50%' },
  );
  observer.observe(element);
}
