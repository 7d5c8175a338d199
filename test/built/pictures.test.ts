import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SHAPES_ALONE } from '../pictures/shapes-alone.ts';
import { BUILDS, filesOf } from './builds.ts';

/** Bytes (gzip) of a picture in a post; of tables of many, with a hundred cards or plays and more. */
const MOST_BYTES = 22 * 1024;
const MOST_BYTES_OF_MANY = 44 * 1024;
const OF_MANY = /^pictures\/(?:twelve-at-table|two-packs)\//;

describe.each(BUILDS)('the pictures in the build under $base', (build) => {
  const files = filesOf(build).filter((file) => file.startsWith('pictures/'));
  const ending = (form: string) => files.filter((file) => file.endsWith(form));
  const read = (file: string) => readFileSync(join(build.folder, file));

  it('are there by day, by night and as cards', () => {
    expect(ending('.png').length).toBeGreaterThan(300);
    expect(ending('.svg')).toHaveLength(2 * ending('.png').length);
    for (const name of ['table/match.en', 'table/r1d.el', 'score/r1.hu', 'titles/match.en']) {
      expect(files).toContain(`pictures/first-dawn/${name}.png`);
      expect(files).toContain(`pictures/first-dawn/${name}.svg`);
    }
    expect(files).toContain('pictures/first-dawn/table/match.dark.en.svg');
  });

  it('are safe to inline: shapes alone, no ids, no style, no script, no address, no text', () => {
    const odd = ending('.svg').filter((file) => !SHAPES_ALONE.test(read(file).toString('utf8')));
    expect(odd).toEqual([]);
  });

  it('are small', () => {
    const large = ending('.svg').flatMap((file) => {
      const bytes = gzipSync(read(file), { level: 9 }).length;
      return bytes > (OF_MANY.test(file) ? MOST_BYTES_OF_MANY : MOST_BYTES) ? [`${file}: ${bytes}`] : [];
    });
    expect(large).toEqual([]);
  });

  it('have the size of a card as PNG', () => {
    const odd = ending('.png').filter((file) => {
      const bytes = read(file);
      const isPng = bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n';
      return !isPng || bytes.readUInt32BE(16) !== 1200 || bytes.readUInt32BE(20) !== 630;
    });
    expect(odd).toEqual([]);
  });
});
