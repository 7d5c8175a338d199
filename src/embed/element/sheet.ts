/** Style sheets made by a script: no inline style, so that no policy of a page forbids them, and one for all roots that wear it. */

const sheets = new Map<string, CSSStyleSheet>();

/** Adds a style to a root, once. */
export function dress(root: ShadowRoot, css: string): void {
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  if (!sheets.has(css)) sheet.replaceSync(css);
  sheets.set(css, sheet);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
