/** Bundles one script of the embed: a classic script that holds all it needs and leaves nothing behind but what it hands in. */
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { ENTRIES } from './entries.ts';
import { embedPalette } from './palette.ts';
import { utf8Script } from './utf8-script.ts';

const FOLDER = new URL('../../embed/', import.meta.url);

/** Browsers of 2024: style sheets nest, query containers and know `light-dark()`. */
const CSS_TARGET = ['chrome123', 'firefox120', 'safari17.5'];

/**
 * Style sheets of the site measure in the root's font size, which in somebody else's page can be any: an embed has a measure of
 * its own. Conditions know no variables; there it is what a browser's is by default. The palette is printed where it is asked for.
 */
const ownStyle: Plugin = {
  name: 'own-style',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(\?|$)/ },
    handler: (css) =>
      css
        .replace(/@(?:container|media)[^{]*/g, (condition) =>
          condition.replace(REM, (_, size) => `${16 * Number(size)}px`),
        )
        .replace(REM, (rem, size) => (rem === '1rem' ? 'var(--rem)' : `calc(var(--rem)*${size})`))
        .replace('--rem: var(--rem)', '--rem: 16px')
        .replace('--palette: all', embedPalette()),
  },
};

const REM = /(?<![\w.-])(-?[\d.]+)rem\b/g;

/** The script of a name in `ENTRIES`; throws for a name that is not there and where the source does not compile. */
export async function bundle(name: string): Promise<string> {
  const entry = ENTRIES[name];
  if (!entry) throw new Error(`The embed has no script of the name ${name}.`);
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [ownStyle],
    resolve: { alias: { 'preact/jsx-runtime': fileURLToPath(new URL('jsx.ts', import.meta.url)) } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      cssTarget: CSS_TARGET,
      minify: true,
      lib: { entry: fileURLToPath(new URL(entry, FOLDER)), formats: ['iife'], name: 'part', fileName: name },
    },
  });
  const [output] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const [chunk, ...others] = output?.output ?? [];
  if (chunk?.type !== 'chunk' || others.length > 0) {
    throw new Error(`${name} does not fit one script: ${others.map(({ fileName }) => fileName).join(', ')}.`);
  }
  return utf8Script(chunk.code);
}
