/** Marks in the list of lessons those that were done here, and lets the reader begin with the first that was not. */
import { doneLessons, forgetDone } from './progress.ts';

export function showProgress(page: Document): void {
  const done = doneLessons();
  const cards = [...page.querySelectorAll<HTMLElement>('[data-lesson]')];
  const isDone = (card: HTMLElement) => done.has(card.dataset.lesson ?? '');
  for (const card of cards.filter(isDone)) {
    card.dataset.done = '';
    card.querySelector('.lesson-done')?.removeAttribute('hidden');
  }
  if (!cards.some(isDone)) return;
  const begin = page.querySelector<HTMLAnchorElement>('#learn-begin');
  const next = cards.find((card) => !isDone(card))?.querySelector('a');
  if (begin && next) {
    begin.href = next.href;
    begin.textContent = begin.dataset.on ?? '';
  }
  const kept = page.querySelector<HTMLElement>('#learn-kept');
  kept?.removeAttribute('hidden');
  kept?.querySelector('button')?.addEventListener('click', () => {
    forgetDone();
    for (const card of cards) {
      delete card.dataset.done;
      card.querySelector('.lesson-done')?.setAttribute('hidden', '');
    }
    const status = kept.querySelector<HTMLElement>('[role=status]');
    if (status) status.textContent = status.dataset.cleared ?? '';
  });
}
