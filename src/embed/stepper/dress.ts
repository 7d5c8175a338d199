/** Adds a style sheet to whatever an element stands in, once: a sheet made by a script is no inline style, so no policy of a page forbids it. */

const sheets = new Map<string, CSSStyleSheet>();

export function dress(element: Element, css: string): void {
  const root = element.getRootNode() as Document | ShadowRoot;
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  if (!sheets.has(css)) sheet.replaceSync(css);
  sheets.set(css, sheet);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
