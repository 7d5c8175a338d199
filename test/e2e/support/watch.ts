/** Watches a page for what should never happen: errors, failed requests, requests that leave this machine. */
import type { Page } from '@playwright/test';

/** Complaints gather in the returned list as the page is used. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left behind ends its requests: not a fault.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`request failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') faults.push(`request to ${request.url()}`);
  });
  return faults;
}
