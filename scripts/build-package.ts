/**
 * Makes `lib/`, which is what the package publishes: the source compiled for plain Node, with its types; the Astro component; and
 * the scripts of the embed, to be put on a host of one's own.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EMBED_FOLDER } from '../src/embed/parts.ts';
import { bundle } from '../src/layouts/embed/bundle.ts';
import { ENTRIES } from '../src/layouts/embed/entries.ts';

const LIB = 'lib';

rmSync(LIB, { recursive: true, force: true });
compile();
copyWhatIsNotCompiled();
await bundleScripts(join(LIB, 'static', EMBED_FOLDER));

function compile(): void {
  const { status } = spawnSync('npx', ['tsc', '-p', 'tsconfig.package.json'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The package does not compile.');
}

/** Components with their types: they import the source, so the endings in them change as in what was compiled. */
function copyWhatIsNotCompiled(): void {
  for (const file of globSync('src/package/**/*.{astro,d.ts}')) {
    const target = file.replace(/^src/, LIB);
    mkdirSync(dirname(target), { recursive: true });
    if (file.endsWith('.d.ts')) copyFileSync(file, target);
    else writeFileSync(target, readFileSync(file, 'utf8').replaceAll(/(from '\.[^']*)\.tsx?'/g, "$1.js'"));
  }
}

async function bundleScripts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(ENTRIES)) writeFileSync(join(folder, `${name}.js`), await bundle(name));
}
