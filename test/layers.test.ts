/**
 * Holds the table of layers (docs: architecture) against the real imports. A folder may import what stands in its
 * row, and what that may import; arrows point down only.
 */
import { describe, expect, it } from 'vitest';
import { type Import, type Imports, importsOf } from './support/imports.ts';

interface Layer {
  /** Folders of ours it stands on; it may import what they may. */
  readonly on: readonly string[];
  /** Folders of which it may know types, and no more. */
  readonly types?: readonly string[];
  /** Packages it may use when it runs; `node` is what only Node has. Types of packages are free. */
  readonly packages?: readonly string[];
}

const LAYERS: Readonly<Record<string, Layer>> = {
  cards: { on: [] },
  rules: { on: ['cards'] },
  machine: { on: ['rules'], packages: ['xstate'] },
  log: { on: ['cards'], packages: ['jsonc-parser', 'valibot'] },
  replay: { on: ['log', 'machine'], packages: ['xstate'] },
  analysis: { on: ['rules', 'replay'] },
  live: { on: ['analysis', 'machine'], packages: ['valibot', 'xstate'] },
  explain: { on: ['replay', 'analysis'] },
  lessons: { on: ['explain'] },
  charts: { on: [], types: ['cards', 'rules'], packages: ['d3', 'elkjs'] },
  view: { on: ['explain', 'charts', 'lessons', 'live'], packages: ['idb', 'preact', 'svgpath'] },
  embed: { on: ['view', 'styles'], packages: ['preact'] },
  pictures: { on: ['view'], packages: ['node', '@resvg/resvg-js', 'css-select', 'css-what'] },
  cli: { on: ['view', 'pictures'], packages: ['node', 'preact-render-to-string'] },
  package: { on: ['embed', 'pictures'], packages: ['unist-util-visit'] },
  styles: { on: [] },
  layouts: {
    on: ['view', 'styles', 'embed', 'pictures'],
    packages: [
      'node',
      'astro',
      'vite',
      'preact',
      '@fontsource-variable/source-serif-4',
      'preact-render-to-string',
      '@astrojs/rss',
    ],
  },
  pages: { on: ['layouts'], packages: ['node', 'astro', 'astro:content', 'preact'] },
};

/** All folders below one, through all that it stands on. */
function below(folder: string): string[] {
  return (LAYERS[folder]?.on ?? []).flatMap((lower) => [lower, ...below(lower)]);
}

/** Folder of a file in a tree; null for what is no file of it. */
function folderOf(tree: string, path: string): string | null {
  return path.startsWith(`${tree}/`) ? (path.slice(tree.length + 1).split('/')[0] ?? null) : null;
}

function isAllowed(tree: string, { from, to, typeOnly }: Import): boolean {
  const folder = folderOf(tree, from) ?? '';
  const layer = LAYERS[folder];
  const target = folderOf(tree, to);
  if (!layer) return false;
  if (target === null) return typeOnly || to.startsWith('.') || isPackageOf(folder, to);
  if (target === folder || below(folder).includes(target)) return true;
  return typeOnly && (layer.types ?? []).includes(target);
}

function isPackageOf(folder: string, name: string): boolean {
  return [folder, ...below(folder)].some((each) => (LAYERS[each]?.packages ?? []).includes(name));
}

function faultsOf(tree: string, { imports }: Imports): string[] {
  return imports.filter((each) => !isAllowed(tree, each)).map(({ from, to }) => `${from} imports ${to}`);
}

const source = await importsOf('src');

describe('the layers of the source', () => {
  it('are imported downward only, each folder what its row allows', () => {
    expect(faultsOf('src', source)).toEqual([]);
  });

  it('have no circles', () => {
    expect(source.circles).toEqual([]);
  });

  it('are seen whole: plain files, components and pages', () => {
    for (const ending of ['.ts', '.tsx', '.astro']) {
      expect(source.imports.filter(({ from }) => from.endsWith(ending)).length).toBeGreaterThan(10);
    }
  });
});

const tree = 'test/fixtures/layers/src';
const faulty = await importsOf(tree);

describe('the check itself', () => {
  it('finds what breaks the layers, in every kind of file', () => {
    expect(faultsOf(tree, faulty).sort()).toEqual([
      `${tree}/cards/climbs.ts imports ${tree}/rules/floor.ts`,
      `${tree}/charts/draws.ts imports ${tree}/rules/floor.ts`,
      `${tree}/pages/page.astro imports ${tree}/cli/none.ts`,
      `${tree}/rules/floor.ts imports d3`,
    ]);
  });

  it('finds a circle', () => {
    const circles = faulty.circles.map((circle) => [...circle].sort());
    expect(circles).toContainEqual([`${tree}/cards/climbs.ts`, `${tree}/rules/floor.ts`]);
  });
});
