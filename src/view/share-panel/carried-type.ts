/** The type of the page for a picture that is drawn in it: a picture sees no font of the page around it, so it carries its own. */

/** The family on the page, and in pictures. */
const FAMILY = 'Source Serif 4';

/** Rules of `@font-face` with their files in them, of the upright faces that the page has loaded so far; empty where they cannot be had. */
export async function carriedType(page: Document): Promise<string> {
  const loaded = [...page.fonts].filter(({ family, style, status }) => {
    return family.includes(FAMILY) && style === 'normal' && status === 'loaded';
  });
  const ranges = new Set(loaded.map(({ unicodeRange }) => plain(unicodeRange)));
  const faces = [...page.styleSheets].flatMap(facesIn).filter(({ style }) => {
    const isUpright = !style.getPropertyValue('font-style').includes('italic');
    const isOurs = style.getPropertyValue('font-family').includes(FAMILY);
    return isUpright && isOurs && ranges.has(plain(style.getPropertyValue('unicode-range')));
  });
  const rules = await Promise.all(faces.map(carry));
  return rules.join('');
}

function facesIn(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  return [...sheet.cssRules].filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule);
}

async function carry({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const address = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src'))?.[1];
  if (!address) return '';
  const response = await fetch(new URL(address, parentStyleSheet?.href ?? location.href));
  if (!response.ok) return '';
  const bytes = new Uint8Array(await response.arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const range = style.getPropertyValue('unicode-range');
  return `@font-face{font-family:'${FAMILY}';font-weight:200 900;unicode-range:${range};src:url(data:font/woff2;base64,${letters})}`;
}

function plain(range: string): string {
  return range.replace(/\s/g, '').toUpperCase();
}
