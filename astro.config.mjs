// The site. `SITE` and `BASE` place it on a host: a project page lives under a path of its own.
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { embed } from './src/layouts/embed/integration.ts';
import { fewerBytes } from './src/layouts/fewer-bytes.ts';
import { offline } from './src/layouts/offline/integration.ts';

export default defineConfig({
  site: process.env.SITE ?? 'http://localhost:4321',
  base: process.env.BASE ?? '/',
  trailingSlash: 'always',
  // The worker of the offline site comes last: it must know all files.
  integrations: [preact(), embed(), offline()],
  i18n: { locales: ['en', 'el', 'hu'], defaultLocale: 'en' },
  vite: { plugins: [fewerBytes()] },
  devToolbar: { enabled: false },
});
