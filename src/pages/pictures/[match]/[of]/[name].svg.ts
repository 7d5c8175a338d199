/** The pictures of the recorded matches for posts, by day and by night: shapes alone, safe to inline. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { type SitePicture, sitePictures } from '../../../../layouts/pictures/site-pictures.ts';
import { pictureName } from '../../../../view/share/places.ts';

const THEMES = ['light', 'dark'] as const;

export const getStaticPaths: GetStaticPaths = () =>
  sitePictures().flatMap((picture) =>
    THEMES.map((theme) => ({
      params: { match: picture.match, of: picture.of, name: pictureName(picture.at, picture.locale, theme) },
      props: { picture, theme },
    })),
  );

interface Props {
  readonly picture: SitePicture;
  readonly theme: (typeof THEMES)[number];
}

export const GET: APIRoute<Props> = ({ props: { picture, theme } }) =>
  new Response(picture.inPost().svg(theme), { headers: { 'Content-Type': 'image/svg+xml' } });
