// The site. `SITE` and `BASE` place it on a host: a project page lives under a path of its own.
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { offline } from './src/layouts/offline/integration.ts';

// What every replay needs comes in one piece, which compresses better than many; and lazy parts are few and small, so that
// lists of what to fetch beside them would weigh more than they save.
const BASE_PARTS =
  /node_modules\/preact\/|src\/(cards\/card|explain\/(rich|describe\/names|messages\/formats))\.ts/;
const fewerBytes = {
  name: 'fewer-bytes',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            modulePreload: false,
            rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: BASE_PARTS }] } } },
          },
        }
      : undefined,
};

export default defineConfig({
  site: process.env.SITE ?? 'http://localhost:4321',
  base: process.env.BASE ?? '/',
  trailingSlash: 'always',
  integrations: [preact(), offline()],
  i18n: { locales: ['en', 'el', 'hu'], defaultLocale: 'en' },
  vite: { plugins: [fewerBytes] },
  devToolbar: { enabled: false },
});
