/** The code of each recipe of the guide, step by step as its words in the catalogue; the addresses are those of the site that shows it. */
import type { Messages } from '../../explain/messages/messages.ts';
import { exampleCode } from './examples.ts';

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

/** The moment that the recipes show, in the forms that they need. */
export interface RecipeMoment {
  readonly site: string;
  readonly link: string;
  readonly element: string;
  readonly markdown: string;
  readonly feed: string;
}

/** By step of the recipe the blocks that it needs. */
export type Codes = readonly (readonly Code[])[];

export function recipeCodes(moment: RecipeMoment): Readonly<Record<RecipeName, Codes>> {
  const { site, link, element, markdown, feed } = moment;
  return {
    html: [[{ name: 'post.html', code: element }]],
    astro: astroCodes(site, link),
    hugo: hugoCodes(site),
    eleventy: eleventyCodes(site),
    wordpress: [[{ name: 'URL', code: link }], []],
    ghost: [[{ name: 'HTML', code: element }]],
    markdown: [[{ name: 'Markdown', code: markdown }]],
    feeds: [[{ name: 'RSS', code: feed }]],
  };
}

function astroCodes(site: string, link: string): Codes {
  const post = 'astro/src/pages/posts/two-nines.mdx';
  const parts = [/^import RevolutionReplay .*$/m, /^<RevolutionReplay .*$/m];
  return [
    [{ name: 'npm', code: 'npm install epanastasi' }],
    [{ name: 'post.mdx', code: parts.map((part) => exampleCode(site, post, part)).join('\n\n') }],
    [
      {
        name: 'astro.config.mjs',
        code: exampleCode(site, 'astro/astro.config.mjs', /^import .*/ms),
      },
    ],
    [{ name: 'post.mdx', code: link }],
  ];
}

function hugoCodes(site: string): Codes {
  const whole = (path: string) => ({ name: path, code: exampleCode(site, `hugo/${path}`) });
  return [
    [{ name: 'hugo.toml', code: exampleCode(site, 'hugo/hugo.toml', /^\[params\].*/ms) }],
    [
      whole('layouts/shortcodes/revolution-replay.html'),
      whole('layouts/partials/revolution-figure.html'),
      {
        name: 'layouts/_default/baseof.html',
        code: exampleCode(site, 'hugo/layouts/_default/baseof.html', SCRIPT),
      },
    ],
    [
      {
        name: 'content/posts/two-nines.md',
        code: exampleCode(
          site,
          'hugo/content/posts/two-nines.md',
          /^\{\{< revolution-replay .*?\{\{< \/[^\n]*/ms,
        ),
      },
    ],
  ];
}

function eleventyCodes(site: string): Codes {
  return [
    [
      { name: 'revolution.js', code: exampleCode(site, 'eleventy/revolution.js') },
      {
        name: 'eleventy.config.js',
        code: exampleCode(site, 'eleventy/eleventy.config.js', /^import .*/ms),
      },
      { name: '_includes/post.njk', code: exampleCode(site, 'eleventy/_includes/post.njk', SCRIPT) },
    ],
    [
      {
        name: 'posts/two-nines.md',
        code: exampleCode(site, 'eleventy/posts/two-nines.md', /^\{% revolutionReplay .*?\{% end[^\n]*/ms),
      },
    ],
  ];
}

/** The line of a layout that loads the one script. */
const SCRIPT = /<script .*<\/script>/;
