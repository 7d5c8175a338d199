/** The code of each recipe of the guide, step by step as its words in the catalogue; the addresses are those of the site that shows it. */
import type { Messages } from '../../explain/messages/messages.ts';

export type RecipeName = Exclude<keyof Messages['embedGuide']['recipes'], 'title' | 'text'>;

export const RECIPES: readonly RecipeName[] = [
  'html',
  'astro',
  'hugo',
  'eleventy',
  'wordpress',
  'ghost',
  'markdown',
  'feeds',
];

/** A block of code, under the name of its file, or of what it is. */
export interface Code {
  readonly name: string;
  readonly code: string;
}

/** The moment that all recipes show, in every form. */
export interface RecipeMoment {
  readonly site: string;
  readonly match: string;
  readonly at: string;
  readonly link: string;
  readonly element: string;
  readonly markdown: string;
  readonly feed: string;
}

export function recipeCodes(moment: RecipeMoment): Readonly<Record<RecipeName, readonly Code[]>> {
  const { site, match, at, link, element, markdown, feed } = moment;
  return {
    html: [{ name: 'post.html', code: element }],
    astro: [
      { name: 'npm', code: 'npm install epanastasi' },
      {
        name: 'post.mdx',
        code: `import RevolutionReplay from 'epanastasi/astro';

<RevolutionReplay site="${site}" match="${match}" at="${at}" />`,
      },
      {
        name: 'astro.config.mjs',
        code: `import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { remarkReplay } from 'epanastasi/remark';

export default defineConfig({
  integrations: [mdx()],
  markdown: { remarkPlugins: [[remarkReplay, { sites: ['${site}'] }]] },
});`,
      },
      { name: 'post.mdx', code: link },
    ],
    hugo: [
      {
        name: 'layouts/shortcodes/replay.html',
        code: `<revolution-replay match="{{ .Get "match" }}" at="{{ .Get "at" | default "start" }}">
<p><a href="${site}replay/{{ .Get "match" }}/#at={{ .Get "at" | default "start" }}">{{ .Inner | default "The replay" }}</a></p>
</revolution-replay>
<script src="${site}embed/v1/revolution-replay.js" async></script>`,
      },
      { name: 'content/post.md', code: `{{< replay match="${match}" at="${at}" />}}` },
    ],
    eleventy: [
      {
        name: 'eleventy.config.js',
        code: `export default function (eleventy) {
  eleventy.addShortcode('replay', (match, at = 'start') => \`<revolution-replay match="\${match}" at="\${at}">
<p><a href="${site}replay/\${match}/#at=\${at}">The replay</a></p>
</revolution-replay>
<script src="${site}embed/v1/revolution-replay.js" async></script>\`);
}`,
      },
      { name: 'post.md', code: `{% replay "${match}", "${at}" %}` },
    ],
    wordpress: [
      { name: 'URL', code: link },
      { name: 'Custom HTML', code: element },
    ],
    ghost: [{ name: 'HTML', code: element }],
    markdown: [{ name: 'Markdown', code: markdown }],
    feeds: [{ name: 'RSS', code: feed }],
  };
}
