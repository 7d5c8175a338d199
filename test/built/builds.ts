/** The builds of the site, each under the path it was built for; `SITE_DIST` and `SITE_BASE` name another. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** The site that builds are made for, unless `SITE` names another. */
const ORIGIN = process.env.SITE ?? 'http://localhost:4321';

export interface Build {
  readonly folder: string;
  readonly base: string;
}

export const BUILDS: readonly Build[] = process.env.SITE_DIST
  ? [{ folder: process.env.SITE_DIST, base: process.env.SITE_BASE ?? '/' }]
  : [
      { folder: join(ROOT, 'dist'), base: '/' },
      { folder: join(ROOT, 'dist-base'), base: '/epanastasi/' },
    ];

/** Full address of the root of a build's site. */
export function rootOf({ base }: Build): string {
  return `${ORIGIN}${base}`;
}

/** Paths of all files, relative to the folder. */
export function filesOf({ folder }: Build): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => statSync(join(folder, file)).isFile());
}

export function textOf({ folder }: Build, file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

/** The file that a full address of the site leads to, relative to the folder; null where it leads out of the site or to no file. */
export function fileAt(build: Build, address: string): string | null {
  const root = rootOf(build);
  if (!address.startsWith(root)) return null;
  const path = decodeURIComponent(new URL(address).pathname.slice(build.base.length));
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return existsSync(join(build.folder, file)) ? file : null;
}
