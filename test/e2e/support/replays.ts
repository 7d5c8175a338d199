/** The elements on an author's page, from a test. */
import type { Locator, Page } from '@playwright/test';
import type { Where } from '../../../src/embed/stepper/stepper.ts';

/** The element as its page sees it. */
export interface ReplayElement extends HTMLElement {
  readonly where: Where | null;
  goTo(at: string): Promise<void>;
  next(): Promise<void>;
  previous(): Promise<void>;
  play(): Promise<void>;
  pause(): Promise<void>;
}

/** Where the player of an element stands. */
export function whereOf(replay: Locator): Promise<Where | null> {
  return replay.evaluate((element) => (element as ReplayElement).where);
}

/** Presses the button of an element and waits until its player is there. */
export async function open(replay: Locator): Promise<void> {
  await replay.getByRole('button', { name: 'Step through' }).click();
  await replay.getByRole('region').first().waitFor();
}

/** The sum of layout shifts that no act of the reader explains, from the start of the page to the call. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
        };
        if (!hadRecentInput) Object.assign(window, { shifts: Reflect.get(window, 'shifts') + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // Shifts are told after the frame in which they came.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    return page.evaluate(() => Reflect.get(window, 'shifts') as number);
  };
}
