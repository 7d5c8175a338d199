/** Builds the example blogs, each from a copy in a folder of its own, for a site at a given address. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { needHugo } from '../../../scripts/hugo.ts';
import { installPackage } from '../../support/consumer.ts';

export type ExampleName = 'hugo' | 'eleventy' | 'astro';

export interface BuiltExample {
  /** The folder of the source and all else; to be removed. */
  readonly folder: string;
  /** What its generator made. */
  readonly pages: string;
}

/** `site`: full address of the site's root, ending in a slash; it must be served while the blog is built. */
export function buildExample(name: ExampleName, site: string): BuiltExample {
  const folder =
    name === 'astro' ? installPackage(OF_ASTRO).folder : mkdtempSync(join(tmpdir(), 'epanastasi-blog-'));
  cpSync(`examples/${name}`, folder, { recursive: true });
  const pages = join(folder, 'pages');
  BUILD[name](folder, pages, site);
  return { folder, pages };
}

const OF_ASTRO = ['astro', '@astrojs/mdx', '@astrojs/markdown-remark'];

/** The site that the Astro blog names, in its posts too. */
const NAMED = 'http://localhost:4321/';

const BUILD: Readonly<Record<ExampleName, (folder: string, pages: string, site: string) => void>> = {
  hugo: (folder, pages, site) => {
    run(needHugo(), ['--destination', pages, '--quiet'], folder, { HUGO_PARAMS_EPANASTASI: site });
  },
  eleventy: (folder, pages, site) => {
    const eleventy = resolve('node_modules/@11ty/eleventy/cmd.cjs');
    run(process.execPath, [eleventy, `--output=${pages}`, '--quiet'], folder, { EPANASTASI: site });
  },
  astro: (folder, pages, site) => {
    for (const file of ['astro.config.mjs', 'src/pages/posts/two-nines.mdx']) {
      const path = join(folder, file);
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(NAMED, site));
    }
    run(
      process.execPath,
      [join(folder, 'node_modules/astro/bin/astro.mjs'), 'build', '--outDir', pages],
      folder,
    );
  },
};

function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
) {
  execFileSync(program, args, {
    cwd,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
