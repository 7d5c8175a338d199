/** The table at a moment as a picture drawn in the reader's own browser, for moments that have none on the web. */
import { standalone } from '../../charts/style.ts';
import { printSvg } from '../../charts/svg.ts';

import { tablePicture } from '../../charts/table-picture/picture.ts';
import { POST_SIZE } from '../share/sizes.ts';
import { tableData } from '../share/table-data.ts';
import type { Share } from './share-of.ts';

/** Pixels of a PNG for one of the drawing, so that it stays sharp on a fine screen. */
const FINE = 2;

/** Markup of an SVG that needs no page around it. `type`: style rules with the fonts that it carries. */
export function drawPicture({ scene, voice, shared, options, pov }: Share, type: string): string {
  const shown = { title: shared.title, pov, backs: options.reveal !== 'open' };
  const picture = tablePicture(tableData(scene, voice.words, shown), POST_SIZE);
  const markup = printSvg(standalone(picture, options.theme === 'dark' ? 'dark' : 'light'));
  return markup.replace('<style>', `<style>${type}`);
}

/** The same in pixels. Rejects where the browser cannot draw it. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = POST_SIZE.width * FINE;
  canvas.height = POST_SIZE.height * FINE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No picture came of it.'))),
      'image/png',
    );
  });
}

/** The picture as an address of its own. */
export function addressOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
