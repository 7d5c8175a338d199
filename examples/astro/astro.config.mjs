// A blog that embeds replays: as a component, and from bare links by a remark plugin.
import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { remarkReplay } from 'epanastasi/remark';

export default defineConfig({
  markdown: {
    processor: unified({
      remarkPlugins: [[remarkReplay, { sites: ['http://localhost:4321/'], mdx: 'component' }]],
    }),
  },
  integrations: [mdx()],
});
