import { describe, expect, it } from 'vitest';
import { scorePicture } from '../../src/charts/score.ts';
import { el } from '../../src/charts/svg.ts';
import { tablePicture } from '../../src/charts/table-picture/picture.ts';
import { outlined } from '../../src/pictures/outline.ts';
import { portable } from '../../src/pictures/portable.ts';
import { sampleRound } from '../charts/sample.ts';
import { sampleTable } from '../charts/table-picture/sample.ts';
import { SHAPES_ALONE } from './shapes-alone.ts';

const POST = { width: 800, height: 600 };

/** The outline of a text, as path data. */
function outlineOf(text: string, look: Record<string, string | number> = {}): string {
  const drawn = outlined(el('svg', {}, el('text', { 'font-size': 20, ...look }, text)));
  const [path] = drawn.children;
  return typeof path === 'object' ? String(path.attrs.d ?? '') : '';
}

/** What is drawn for a character that the face does not have. */
const NO_GLYPH = outlineOf('\uE000');

describe('a portable picture', () => {
  it('is shapes alone, whatever stands in it', () => {
    const name = '"><script>alert(1)</script><style>*{}</style>&amp;]]>\u0000\u202E';
    const table = sampleTable();
    const seats = table.seats.map((seat) => ({ ...seat, name, standing: name, stateText: name }));
    const drawings = [
      tablePicture({ ...table, title: name, caption: name, label: name, seats }, POST),
      scorePicture(sampleRound({ label: name, rows: sampleRound().rows.map(() => ({ name, note: name })) })),
    ];
    for (const drawing of drawings) {
      for (const theme of ['light', 'dark'] as const)
        expect(portable(drawing).svg(theme)).toMatch(SHAPES_ALONE);
    }
  });

  it('says what it is, and takes other words for it', () => {
    const drawing = tablePicture(sampleTable(), POST);
    expect(portable(drawing).svg('light')).toContain('role="img" aria-label="The table in words"');
    expect(portable(drawing, { alt: 'Other "words"' }).svg('light')).toContain(
      'aria-label="Other &quot;words&quot;"',
    );
  });

  it('is the same bytes each time, and the same shapes by night', () => {
    const [first, second] = [1, 2].map(() => portable(scorePicture(sampleRound())));
    expect(first?.svg('light')).toBe(second?.svg('light'));
    const shapes = (theme: 'light' | 'dark') => first?.svg(theme).replace(/#[0-9a-f]{6}/g, '#');
    expect(shapes('dark')).toBe(shapes('light'));
    expect(first?.svg('dark')).not.toBe(first?.svg('light'));
    expect(first?.svg('light')).not.toContain('#fe01');
  });

  it('has paper around it where that is asked for', () => {
    const drawing = el('svg', { width: 100, height: 50 }, el('rect', { width: 100, height: 50 }));
    expect(portable(drawing, { margin: 10 }).svg('light')).toMatch(
      /^<svg [^>]*width="120" height="70" viewBox="-10 -10 120 70"[^>]*><path fill="#fffdf8" d="M-10 -10h120v70h-120z"\/>/,
    );
  });

  it('puts drawings in a drawing at their places, without a clip', () => {
    const inner = el('svg', { x: 30, y: 5, width: 10, height: 10 }, el('circle', { r: 3 }));
    const printed = portable(el('svg', { width: 60, height: 20 }, inner)).svg('light');
    expect(printed).toContain('<g transform="translate(30,5)"><circle r="3"/></g>');
  });
});

describe('text in a picture', () => {
  it('draws every letter of the three languages', () => {
    expect(NO_GLYPH).not.toBe('');
    const letters = 'őűŐŰáéíóöúü αβγδεζηθικλμνξοπρστυφχψως άέήίόύώϊϋΐΰ ΆΈΉΊΌΎΏ ΓΔΘΛΞΠΣΦΨΩ −·…—«»„”“’?!';
    for (const look of [{}, { 'font-weight': 600 }, { 'font-weight': 700 }, { 'font-style': 'italic' }]) {
      const none = outlineOf('\uE000', look);
      for (const letter of letters.replaceAll(' ', '')) {
        const drawn = outlineOf(letter, look);
        expect.soft(drawn, letter).not.toBe('');
        expect.soft(drawn, letter).not.toBe(none);
      }
    }
  });

  it('is drawn in the weight, the slant and the size that are asked for', () => {
    const plain = outlineOf('Aster');
    const others = [
      { 'font-weight': 600 },
      { 'font-style': 'italic' },
      { 'font-size': 30 },
      { 'text-anchor': 'end' },
    ];
    for (const look of others) expect(outlineOf('Aster', look)).not.toBe(plain);
  });

  it('leaves nothing where there is nothing to draw', () => {
    expect(outlineOf('')).toBe('');
    expect(outlineOf(' ')).toBe('');
  });

  it('keeps its look and its place, before and after others like it', () => {
    const text = (x: number) => el('text', { x, y: 7, fill: '#123456', opacity: 0.5, 'font-size': 12 }, 'K');
    const { children } = outlined(el('svg', {}, text(3), el('g', {}, text(40))));
    const [first, second] = children.map((child) => (typeof child === 'object' ? child : el('g')));
    expect(first?.attrs).toMatchObject({ fill: '#123456', opacity: 0.5, transform: 'translate(3,7)' });
    expect(second?.children[0]).toMatchObject({ attrs: { d: first?.attrs.d, transform: 'translate(40,7)' } });
  });

  it('refuses what no picture may hold', () => {
    expect(() => outlined(el('svg', {}, el('style', {}, '*{}')))).toThrow('<style>');
  });
});
