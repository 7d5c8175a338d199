/** The faces that pictures are set in: Source Serif 4, with Latin, Greek and the Hungarian ő and ű, as files beside the program. */
import { createRequire } from 'node:module';
import type { ResvgRenderOptions } from '@resvg/resvg-js';

export const FAMILY = 'Source Serif 4';
const FACES = ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'] as const;

const { resolve } = createRequire(import.meta.url);

/** Options that set text in these faces and no others, so that a picture is the same on every machine. */
export const FONT: NonNullable<ResvgRenderOptions['font']> = {
  loadSystemFonts: false,
  fontFiles: FACES.map((face) =>
    resolve(`@expo-google-fonts/source-serif-4/${face}/SourceSerif4_${face}.ttf`),
  ),
  defaultFontFamily: FAMILY,
  serifFamily: FAMILY,
};
