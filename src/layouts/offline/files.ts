/** Which files of a build the service worker stores before anybody asks for them. */

/** Stored at once: scripts, styles, upright type, and the page shown where nothing else can be. */
const AT_ONCE =
  /^(?:_astro\/.*\.(?:js|css)|_astro\/.*normal.*\.woff2|(?:\w\w\/)?offline\/index\.html|favicon\.svg)$/;

/** Which of the built files are stored at once, as addresses relative to the site. */
export function filesToStore(files: readonly string[]): string[] {
  return files.filter((file) => AT_ONCE.test(file)).map((file) => file.replace(/index\.html$/, ''));
}
