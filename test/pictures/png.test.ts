import { describe, expect, it } from 'vitest';
import { tablePicture } from '../../src/charts/table-picture/picture.ts';
import { png } from '../../src/pictures/png.ts';
import { portable } from '../../src/pictures/portable.ts';
import { sampleTable } from '../charts/table-picture/sample.ts';

describe('a picture as pixels', () => {
  it('is a PNG as wide as asked for, in its proportions, the same bytes each time', async () => {
    const svg = portable(tablePicture(sampleTable(), { width: 800, height: 600 })).svg('dark');
    const [first, second] = await Promise.all([png(svg, 400), png(svg, 400)]);
    expect(first.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect([first.readUInt32BE(16), first.readUInt32BE(20)]).toEqual([400, 300]);
    expect(first.equals(second)).toBe(true);
  });
});
