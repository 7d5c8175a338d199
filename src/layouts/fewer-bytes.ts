/**
 * Makes the scripts of the site smaller than the bundler would by itself: what every replay needs comes in one piece, which
 * compresses better than many; and lazy parts are few, small and without style sheets, so that lists of what to fetch beside them,
 * and the code that reads such lists, would weigh more than they save.
 */
import type { Plugin } from 'vite';

/** What the bundler puts around each `import()`, to fetch the style sheets of a lazy part. */
const HELPER = /vite\/preload-helper/;

/** Pieces of script by name: each module whose path fits goes there with all that it imports, if no piece before has it. */
const PIECES = [
  { name: 'states', test: /src\/charts\/states\.ts/ },
  // What shows a moment, without what goes from one to another and tells of it: a lesson needs no more.
  {
    name: 'base',
    test: /vite\/preload-helper|node_modules\/preact\/|src\/(cards\/card|replay\/pack|view\/(controller\/knowledge|option-values|player\/Table|source\/(facts|pack-source)|words\/words)|explain\/(rich|messages\/(card-words|formats|languages|names)))\.tsx?/,
  },
  ...['en', 'el', 'hu'].map((language) => ({
    name: `words-${language}`,
    test: new RegExp(String.raw`src\/view\/words\/${language}\.ts`),
  })),
  {
    name: 'player',
    test: /src\/view\/(player\/Player|controller\/(addresses|controller))\.tsx?/,
  },
];

export function fewerBytes(): Plugin {
  return {
    name: 'fewer-bytes',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              modulePreload: false,
              rolldownOptions: { output: { codeSplitting: { groups: PIECES } } },
            },
          }
        : undefined,
    load: { filter: { id: HELPER }, handler: () => 'export const __vitePreload = (load) => load();' },
    generateBundle(_, bundle) {
      for (const piece of Object.values(bundle)) {
        if (piece.type === 'chunk' && piece.code.includes('__vite__mapDeps')) {
          this.error(
            `${piece.fileName}: a lazy part has a style sheet; import it with "?inline" and add it to the page.`,
          );
        }
      }
    },
  };
}
