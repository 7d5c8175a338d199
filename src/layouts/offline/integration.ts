/**
 * Builds the service worker after the site: it must know the names of the files that the build made,
 * and a hash over them so that every build has its own store.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { filesToStore } from './files.ts';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

export function offline(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        rmSync(join(folder, 'sw.js'), { force: true });
        const files = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
          .sort();
        await buildWorker(folder, filesToStore(files), hashOf(folder, files));
      },
    },
  };
}

function hashOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

async function buildWorker(outDir: string, files: readonly string[], version: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(version), FILES: JSON.stringify(files) },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: WORKER, formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  });
}
