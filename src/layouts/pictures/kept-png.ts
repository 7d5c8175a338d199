/** Pixels that were drawn before: a picture that has not changed since an earlier build is read, not drawn. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { png } from '../../pictures/png.ts';

const FOLDER = join('node_modules', '.cache', 'epanastasi', 'pictures');

/** Another version of what draws may draw other pixels; a test holds this to the version that is installed. */
export const DRAWN_BY = 'resvg-js 2.6.2';

/** The PNG of a portable picture's markup, so many pixels wide. Where nothing can be kept, it is drawn each time. */
export async function keptPng(svg: string, width: number): Promise<Buffer> {
  const key = createHash('sha256').update(`${DRAWN_BY}\n${width}\n${svg}`).digest('hex');
  const file = join(FOLDER, `${key}.png`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const drawn = await png(svg, width);
  await keep(file, drawn).catch(() => undefined);
  return drawn;
}

/** Two builds may draw the same picture at the same time: each file is whole when it gets its name. */
async function keep(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(draft, content);
  await rename(draft, file);
}
