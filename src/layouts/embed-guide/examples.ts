/** Files of the example blogs in `examples/`, which the tests build and step: the guide's recipes are cut from them. */
const FILES = import.meta.glob<string>(
  [
    '/examples/astro/astro.config.mjs',
    '/examples/astro/src/pages/posts/*.mdx',
    '/examples/eleventy/*.js',
    '/examples/eleventy/{_includes,posts}/*',
    '/examples/hugo/hugo.toml',
    '/examples/hugo/content/posts/*.md',
    '/examples/hugo/layouts/**/*.html',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The site that the examples name. */
const EXAMPLE_SITE = 'http://localhost:4321/';

/** A file, `hugo/hugo.toml`, or the part of it that a pattern finds, with the address of a site in place of that of the examples. Throws where it is not there. */
export function exampleCode(site: string, path: string, part = /.*/s): string {
  const [found] = part.exec(FILES[`/examples/${path}`] ?? '') ?? [];
  if (!found) throw new Error(`examples/${path} has no ${part}.`);
  return found.replaceAll(EXAMPLE_SITE, site);
}
