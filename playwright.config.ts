// Browser tests on the built site, served on loopback; the server starts and ends with them.
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, needChromium } from './scripts/chromium.ts';

const PORT = Number(process.env.E2E_PORT ?? 4399);

export default defineConfig({
  testDir: 'test/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { executablePath: needChromium(), args: CHROMIUM_FLAGS },
    trace: 'off',
  },
  webServer: {
    command: `npx astro preview --ignore-lock --host 127.0.0.1 --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
