import { describe, expect, it } from 'vitest';
import { standalone } from '../../../src/charts/style.ts';
import { printSvg, type SvgNode } from '../../../src/charts/svg.ts';
import { tablePicture } from '../../../src/charts/table-picture/picture.ts';
import { nodesOf, textsOf } from '../tree.ts';
import { cards, sampleTable } from './sample.ts';

const POST = { width: 800, height: 600 };
const CARD = { width: 1200, height: 630 };

/** Where every rectangle lies on the picture: translations and scales of what is around it are followed. */
function boxesOf(
  node: SvgNode,
  x = 0,
  y = 0,
  scale = 1,
): { left: number; top: number; right: number; bottom: number }[] {
  const transform = String(node.attrs.transform ?? '');
  const [, dx = '0', dy = '0'] = /translate\(([^, )]+)[, ]+([^)]+)\)/.exec(transform) ?? [];
  const [, by = '1'] = /scale\(([^)]+)\)/.exec(transform) ?? [];
  const [left, top, size] = [x + Number(dx) * scale, y + Number(dy) * scale, scale * Number(by)];
  const at = (name: string) => Number(node.attrs[name] ?? 0) * size;
  const own = { left: left + at('x'), top: top + at('y') };
  const box = { ...own, right: own.left + at('width'), bottom: own.top + at('height') };
  const inner = node.children.flatMap((child) =>
    typeof child === 'string' ? [] : boxesOf(child, left, top, size),
  );
  return node.tag === 'rect' ? [box, ...inner] : inner;
}

describe('the picture of a table', () => {
  it('sets a long name smaller before it cuts it', () => {
    const { seats, ...data } = sampleTable(5, 6);
    const named = (name: string) => {
      const renamed = seats.map((seat, i) => (i === 4 ? { ...seat, name } : seat));
      return tablePicture({ ...data, seats: renamed }, POST);
    };
    const sizeOf = (name: string) => {
      const texts = nodesOf(named(name));
      return Number(texts.find(({ children }) => children[0] === name)?.attrs['font-size']);
    };
    expect(sizeOf('Rhys')).toBe(27);
    expect(sizeOf('Rhys Kerousitis')).toBeGreaterThan(21);
    expect(sizeOf('Rhys Kerousitis')).toBeLessThan(27);
    expect(textsOf(named('Rhys Kerousitis of the long shore'))).toContainEqual(
      expect.stringMatching(/^Rhys K.*…$/),
    );
  });

  it.each([3, 4, 5, 6, 7, 9, 12, 16])(
    'shows %i players with all their cards, within its edges',
    (players) => {
      for (const size of [POST, CARD]) {
        const data = sampleTable(players, 14);
        const picture = tablePicture(data, size);
        const texts = textsOf(picture);
        for (const { name } of data.seats) expect(texts).toContain(name);
        const ranks = texts.filter((text) => text === 'K');
        // Each holds one king; the order of the ranks has one more.
        expect(ranks).toHaveLength(players + 1);
        for (const box of boxesOf(picture)) {
          expect(box.left).toBeGreaterThanOrEqual(-1);
          expect(box.top).toBeGreaterThanOrEqual(-1);
          expect(box.right).toBeLessThanOrEqual(size.width + 1);
          expect(box.bottom).toBeLessThanOrEqual(size.height + 1);
        }
      }
    },
  );

  it('says in words what it is', () => {
    const { attrs } = tablePicture(sampleTable(), POST);
    expect(attrs).toMatchObject({ role: 'img', 'aria-label': 'The table in words', width: 800, height: 600 });
  });

  it('shows whose turn it is, who has passed, and of one who is out the title instead of cards', () => {
    const table = sampleTable();
    const [first, ...others] = table.seats;
    const out = {
      ...first,
      name: 'Ari',
      standing: '0',
      cards: [],
      state: 'out' as const,
      stateText: 'Archon +2',
    };
    const texts = textsOf(tablePicture({ ...table, seats: [out, ...others] }, POST));
    expect(texts.filter((text) => text === 'to move')).toHaveLength(1);
    expect(texts.filter((text) => text === 'passed')).toHaveLength(1);
    expect(texts).toContain('Archon +2');
  });

  it('makes a world turned over felt: the order turned, a plate that says so, another ground', () => {
    const order = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'];
    const turned = tablePicture(sampleTable(5, 1, { order, turned: true }), POST);
    const texts = textsOf(turned);
    expect(texts.slice(texts.indexOf('A'), texts.indexOf('A') + 8)).toEqual(order);
    expect(texts).toContain('Upside down');
    const grounds = (picture: SvgNode) => nodesOf(picture).map(({ attrs }) => attrs.fill);
    expect(grounds(turned)[1]).toBe('var(--turned)');
    expect(grounds(tablePicture(sampleTable(), POST))[1]).toBe('var(--panel)');
  });

  it('tells cards turned away from cards that nobody noted', () => {
    const held = (text: string) => {
      const table = sampleTable(5, 0);
      const seats = table.seats.map((seat) => ({ ...seat, cards: cards(text) }));
      return tablePicture({ ...table, seats, top: null, beaten: [] }, POST);
    };
    expect(printSvg(held('##'))).toContain('#2a5fa5');
    expect(textsOf(held('##'))).not.toContain('?');
    expect(printSvg(held('??'))).not.toContain('#2a5fa5');
    expect(textsOf(held('??')).filter((text) => text === '?')).toHaveLength(5);
  });

  it('sits the one asked for nearest, the others in the order of turns', () => {
    const placeOf = (nearest: number, name: string) => {
      const names = nodesOf(tablePicture(sampleTable(5, 2, { nearest, holder: null }), POST)).filter(
        ({ tag, children }) => tag === 'text' && children[0] === name,
      );
      return { x: Number(names[0]?.attrs.x), y: Number(names[0]?.attrs.y) };
    };
    expect(placeOf(0, 'Ari').y).toBeGreaterThan(500);
    expect(placeOf(3, 'Aster').y).toBeGreaterThan(500);
    // Clockwise: the next sits at the left.
    expect(placeOf(3, 'Rhys').x).toBeLessThan(200);
  });

  it('holds names that are too long to their places, and as text', () => {
    const table = sampleTable();
    const name = '<script>alert(1)</script>'.repeat(9);
    const printed = printSvg(
      tablePicture({ ...table, seats: table.seats.map((seat) => ({ ...seat, name })) }, POST),
    );
    expect(printed).not.toContain('<script');
    expect(printed).toContain('&lt;script&gt;');
    expect(printed.length).toBeLessThan(printSvg(tablePicture(table, POST)).length * 1.2);
  });
});

const GALLERY = {
  'table-five': [sampleTable(), POST],
  'table-turned-card': [
    sampleTable(5, 4, {
      turned: true,
      order: ['A', 'K', 'Q', 'J', '10', '9', '8', '7'],
      talon: { name: 'Talon', cards: cards('## ##') },
    }),
    CARD,
  ],
  'table-twelve': [sampleTable(12, 14), POST],
} as const;

it.each(Object.entries(GALLERY))('%s looks as it did', async (name, [data, size]) => {
  const picture = `${printSvg(standalone(tablePicture(data, size), 'light'))}\n`;
  await expect(picture).toMatchFileSnapshot(`../gallery/${name}.svg`);
});
