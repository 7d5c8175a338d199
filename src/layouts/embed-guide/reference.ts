/** Code of the guide beside its recipes: the look, a page's own script, and the policy of a page. */

/** What an author may set, with other values than those that are there at first. */
export const LOOK_CODE = `revolution-replay {
  --revolution-font: Georgia, serif;
}`;

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
