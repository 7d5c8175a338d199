// Two projects: `unit` needs nothing but the source, `built` looks at what `npm run build` made.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/built/**', 'test/e2e/**'],
          testTimeout: 60_000,
        },
      },
      { test: { name: 'built', include: ['test/built/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
