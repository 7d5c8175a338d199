/**
 * Every import of a source tree, as folder to folder: of `.ts` and `.tsx` as dependency-cruiser finds them, of `.astro`
 * files, which it does not know, by their import statements.
 */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { cruise, type IModule } from 'dependency-cruiser';

export interface Import {
  readonly from: string;
  /** A file of the tree, `node:fs`, or the name of a package. */
  readonly to: string;
  readonly typeOnly: boolean;
}

export interface Imports {
  readonly imports: readonly Import[];
  /** Circles of imports that exist when the code runs, each as its files. */
  readonly circles: readonly (readonly string[])[];
}

export async function importsOf(tree: string): Promise<Imports> {
  const { output } = await cruise([tree], {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    validate: true,
    ruleSet: {
      forbidden: [
        {
          name: 'circle',
          severity: 'error',
          from: {},
          to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
        },
      ],
    },
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser gave text');
  const modules = output.modules.filter(({ source }) => source.startsWith(`${tree}/`));
  const circles = output.summary.violations.map(({ cycle }) => (cycle ?? []).map(({ name }) => name));
  return { imports: [...modules.flatMap(importsOfModule), ...importsOfAstro(tree)], circles };
}

function importsOfModule({ source, dependencies }: IModule): Import[] {
  return dependencies.map(({ resolved, module, coreModule, dependencyTypes }) => ({
    from: source,
    to: coreModule ? 'node' : resolved.includes('node_modules/') ? packageOf(module) : resolved,
    typeOnly: dependencyTypes.includes('type-only'),
  }));
}

const STATEMENT =
  /\bimport\s+(?:(type)\s)?(?:[^'"()]*?\bfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

function importsOfAstro(tree: string): Import[] {
  return globSync(`${tree}/**/*.astro`).flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(STATEMENT)].map(([, type, named = '', called = named]) => ({
      from,
      to: called.startsWith('.') ? posix.join(posix.dirname(from), called) : packageOf(called),
      typeOnly: type !== undefined,
    })),
  );
}

/** `xstate/graph` is of `xstate`, `@astrojs/preact/client` of `@astrojs/preact`; modules of Node are `node`. */
function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node';
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
