/** The faces that pictures are set in: Source Serif 4, with Latin, Greek and the Hungarian ő and ű, as files beside the program. */
import { createRequire } from 'node:module';
import type { ResvgRenderOptions } from '@resvg/resvg-js';

export const FAMILY = 'Source Serif 4';

const require = createRequire(import.meta.url);

/** Options that set text in these faces and no others, so that a picture is the same on every machine. */
export const FONT: NonNullable<ResvgRenderOptions['font']> = {
  loadSystemFonts: false,
  fontFiles: [
    require.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
    require.resolve('@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'),
    require.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
    require.resolve('@expo-google-fonts/source-serif-4/700Bold/SourceSerif4_700Bold.ttf'),
  ],
  defaultFontFamily: FAMILY,
  serifFamily: FAMILY,
};
