import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { DRAWN_BY, keptPng } from '../../../src/layouts/pictures/kept-png.ts';
import * as pixels from '../../../src/pictures/png.ts';

vi.mock('../../../src/pictures/png.ts', { spy: true });

describe('pixels that are kept', () => {
  it('are drawn once for the same markup and width', async () => {
    // Kept from an earlier run of this test, a picture would not be drawn at all.
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><!-- ${Date.now()} --></svg>`;
    const first = await keptPng(svg, 8);
    const again = await keptPng(svg, 8);
    expect(again.equals(first)).toBe(true);
    expect(pixels.png).toHaveBeenCalledTimes(1);
    expect((await keptPng(svg, 16)).readUInt32BE(16)).toBe(16);
    expect(pixels.png).toHaveBeenCalledTimes(2);
  });

  it('are told apart by what draws them', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(DRAWN_BY).toBe(`resvg-js ${dependencies['@resvg/resvg-js']}`);
  });
});
