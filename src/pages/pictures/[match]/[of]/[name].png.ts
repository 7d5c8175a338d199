/** The pictures of the recorded matches for what draws no SVG: cards of social media, mail, feeds. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { ahead } from '../../../../layouts/pictures/ahead.ts';
import { keptPng } from '../../../../layouts/pictures/kept-png.ts';
import { sitePictures } from '../../../../layouts/pictures/site-pictures.ts';
import { pictureName } from '../../../../view/share/places.ts';
import { CARD_SIZE } from '../../../../view/share/sizes.ts';

/** As many as there are threads that draw. */
const AHEAD = 4;

export const getStaticPaths: GetStaticPaths = () => {
  const pictures = sitePictures();
  const drawn = ahead(
    pictures.map((picture) => () => keptPng(picture.onCard().svg('light'), CARD_SIZE.width)),
    AHEAD,
  );
  return pictures.map(({ match, of, at, locale }, i) => ({
    params: { match, of, name: pictureName(at, locale, 'light') },
    props: { draw: drawn[i] },
  }));
};

interface Props {
  readonly draw: () => Promise<Buffer>;
}

export const GET: APIRoute<Props> = async ({ props: { draw } }) =>
  new Response(new Uint8Array(await draw()), { headers: { 'Content-Type': 'image/png' } });
