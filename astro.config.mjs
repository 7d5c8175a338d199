// The site. `SITE` and `BASE` place it on a host: a project page lives under a path of its own.
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { fewerBytes } from './src/layouts/fewer-bytes.ts';
import { offline } from './src/layouts/offline/integration.ts';

export default defineConfig({
  site: process.env.SITE ?? 'http://localhost:4321',
  base: process.env.BASE ?? '/',
  trailingSlash: 'always',
  integrations: [preact(), offline()],
  i18n: { locales: ['en', 'el', 'hu'], defaultLocale: 'en' },
  vite: { plugins: [fewerBytes()] },
  devToolbar: { enabled: false },
});
