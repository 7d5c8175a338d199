/**
 * Texts of a drawing as outlines, so that it looks the same where no font is. A text is set once for all pictures: ranks, names and titles
 * come again and again, and the same outline twice takes little room in a compressed file.
 */
import { Resvg } from '@resvg/resvg-js';
import { translate } from '../charts/numbers.ts';
import { el, printSvg, type SvgChild, type SvgNode } from '../charts/svg.ts';
import { compactPath } from './compact-path.ts';
import { FAMILY, FONT } from './fonts.ts';

/** What decides about the shape of a text; the rest of its attributes is its look. */
const SETTING = [
  'font-size',
  'font-style',
  'font-weight',
  'text-anchor',
  'textLength',
  'lengthAdjust',
] as const;
const PLACE = ['x', 'y', 'transform'] as const;

const TAGS: ReadonlySet<string> = new Set(['svg', 'g', 'path', 'rect', 'circle', 'line']);

/** Outlines by setting and text. */
const known = new Map<string, string>();

/** More than any site or file has of different texts; then the oldest may as well be set again. */
const MOST_KNOWN = 20_000;

/** The drawing without a text in it. Its attributes must hold its whole look (`resolve-style.ts`). Throws an Error on an element that no picture may hold. */
export function outlined(drawing: SvgNode): SvgNode {
  setTexts(textsIn(drawing).filter((text) => !known.has(keyOf(text))));
  return withOutlines(drawing);
}

function textsIn(node: SvgNode): SvgNode[] {
  if (node.tag === 'text') return [node];
  return node.children.flatMap((child) => (typeof child === 'string' ? [] : textsIn(child)));
}

/** Sets the texts, each at nought, in one go. */
function setTexts(texts: readonly SvgNode[]): void {
  if (texts.length === 0) return;
  if (known.size + texts.length > MOST_KNOWN) known.clear();
  // A group that is not quite opaque holds together what belongs to one text; its first path keeps it there where a text leaves none.
  const first = el('path', { d: 'M0 0h1v1z' });
  const nodes = texts.map((text) =>
    el('g', { opacity: 0.5 }, first, el('text', settingOf(text), text.children)),
  );
  const attrs = { xmlns: 'http://www.w3.org/2000/svg', width: 100, height: 100, 'font-family': FAMILY };
  const plain = new Resvg(printSvg(el('svg', attrs, nodes)), { font: FONT }).toString();
  const groups = plain.split('<g opacity="0.5">').slice(1);
  if (groups.length !== texts.length) throw new Error('A text of a picture could not be set.');
  texts.forEach((text, i) => {
    const [, ...paths] = [...(groups[i] ?? '').matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path);
    known.set(keyOf(text), paths.map(compactPath).join(''));
  });
}

function withOutlines(node: SvgNode): SvgNode {
  if (node.tag === 'text') return pathOf(node);
  if (!TAGS.has(node.tag)) throw new Error(`A picture may not hold <${node.tag}>.`);
  const children: SvgChild[] = node.children.map((child) =>
    typeof child === 'string' ? child : withOutlines(child),
  );
  return { ...node, children };
}

function pathOf(text: SvgNode): SvgNode {
  const d = known.get(keyOf(text)) ?? '';
  if (d === '') return el('g');
  const { x = 0, y = 0, transform } = text.attrs;
  const skipped: readonly string[] = [...SETTING, ...PLACE];
  const look = Object.entries(text.attrs).filter(([name]) => !skipped.includes(name));
  const at = translate(Number(x), Number(y));
  return el('path', {
    ...Object.fromEntries(look),
    transform: transform === undefined ? at : `${transform} ${at}`,
    d,
  });
}

function settingOf({ attrs }: SvgNode): Record<string, string | number | undefined> {
  return Object.fromEntries(SETTING.map((name) => [name, attrs[name]]));
}

function keyOf(text: SvgNode): string {
  return JSON.stringify([...SETTING.map((name) => text.attrs[name] ?? ''), text.children]);
}
