// The site. `SITE` and `BASE` place it on a host: a project page lives under a path of its own.
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { offline } from './src/layouts/offline/integration.ts';

// Lazy parts are few and small: lists of what to fetch beside them would weigh more than they save.
const plainImports = {
  name: 'plain-imports',
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
};

export default defineConfig({
  site: process.env.SITE ?? 'http://localhost:4321',
  base: process.env.BASE ?? '/',
  trailingSlash: 'always',
  integrations: [preact(), offline()],
  i18n: { locales: ['en', 'el', 'hu'], defaultLocale: 'en' },
  vite: { plugins: [plainImports] },
  devToolbar: { enabled: false },
});
