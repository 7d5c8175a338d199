// Browser tests on the built site, served on loopback; the servers start and end with them.
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, needChromium } from './scripts/chromium.ts';

export const PORT = Number(process.env.E2E_PORT ?? 4398);
export const BASE_PATH = '/epanastasi/';

export default defineConfig({
  testDir: 'test/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // On a busy machine a browser can miss its moment. What passes only at the second attempt is named as flaky at the end.
  retries: 1,
  timeout: 60_000,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { executablePath: needChromium(), args: CHROMIUM_FLAGS },
    trace: 'off',
  },
  webServer: [
    {
      command: `npx astro preview --ignore-lock --host 127.0.0.1 --port ${PORT}`,
      url: `http://127.0.0.1:${PORT}/`,
      reuseExistingServer: false,
    },
    {
      // The same site as a project page: under a path of its own, from another folder.
      command: `npx vite preview --outDir dist-base --base ${BASE_PATH} --host 127.0.0.1 --port ${PORT + 1} --strictPort`,
      url: `http://127.0.0.1:${PORT + 1}${BASE_PATH}`,
      reuseExistingServer: false,
    },
  ],
});
