// Three projects: `unit` needs nothing but the source, `built` looks at what `npm run build` made, `packed` at what `npm run package` made.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A run has the machine to itself.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/built/**', 'test/packed/**', 'test/e2e/**'],
          testTimeout: 60_000,
        },
      },
      { test: { name: 'built', include: ['test/built/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'packed', include: ['test/packed/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
