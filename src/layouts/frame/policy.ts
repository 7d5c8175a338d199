/** What a page for an iframe may load: from its own site alone, no inline script or style, nothing evaluated. */

/**
 * The policy for a meta element. `site` is the origin of the site: it stands beside `'self'`, which not every browser holds to be that
 * origin in a sandbox. `fetches`: whether the frame may fetch a log from wherever its link says.
 */
export function framePolicy(site: string, fetches: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${site}`,
    `style-src 'self' ${site}`,
    `img-src 'self' ${site} data:`,
    `connect-src ${fetches ? 'https: http:' : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
