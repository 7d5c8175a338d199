/** A picture as pixels. */
import { renderAsync } from '@resvg/resvg-js';

/** The bytes of a PNG, so many pixels wide, from the markup of a portable picture; drawn beside what else the program does. */
export async function png(svg: string, width: number): Promise<Buffer> {
  const options = { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: width } } as const;
  return (await renderAsync(svg, options)).asPng();
}
