/** Code of the guide beside its recipes: the look, a page's own script, and the policy of a page. */
import { paletteVariables } from '../../charts/palette-css.ts';
import { SETTABLE } from '../embed/palette.ts';

/** What an author may set, each with the value that it has at first. */
export function lookCode(): string {
  const shades = new Map(paletteVariables());
  const colors = Object.entries(SETTABLE).map(([name, own]) => {
    const { light = '', dark = '' } = shades.get(name) ?? {};
    return `  --revolution-${own}: light-dark(${light}, ${dark});`;
  });
  return [
    'revolution-replay {',
    '  --revolution-font: "Source Serif 4", Georgia, serif;',
    ...colors,
    '}',
  ].join('\n');
}

export function scriptCode(match: string): string {
  return `const replay = document.querySelector('revolution-replay[match=${match}]');
await replay.goTo('r1t2p4');
await replay.next();
replay.addEventListener('revolution-step', ({ detail }) => {
  console.log(detail.at, detail.text);
});`;
}

/** `site`: full address of its root. */
export function cspCodes(site: string): Readonly<Record<'element' | 'frame', string>> {
  return {
    element: `script-src ${site}embed/v1/; img-src ${site}pictures/`,
    frame: `frame-src ${site}`,
  };
}
