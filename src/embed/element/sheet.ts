/** Style sheets made by a script: no inline style, so that no policy of a page forbids them, and one for all roots that use it. */

const sheets: Record<string, CSSStyleSheet> = {};

export function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets[css];
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets[css] = sheet;
  }
  return sheet;
}
