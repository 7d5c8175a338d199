/** What axe finds on a page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** A line a fault: rule, and elements. `parts`: selectors of what is looked at; without any, all of the page with its frames. */
export async function axeFindings(page: Page, ...parts: readonly string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    // What axe does for frames of other origins costs a page without any frame three quarters of the time, and finds the same.
    .setLegacyMode(page.frames().length === 1)
    // Nor is what passes described.
    .options({ resultTypes: ['violations'] });
  const { violations } = await parts.reduce((axe, part) => axe.include(part), builder).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(' | ')}`,
  );
}
