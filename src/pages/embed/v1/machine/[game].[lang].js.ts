/** The statechart of a game, drawn in one language: a data part of the embed. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { dataPart } from '../../../../embed/make/data-part.ts';
import { LANGUAGES, type Language } from '../../../../explain/messages/languages.ts';
import { scriptResponse } from '../../../../layouts/embed/utf8-script.ts';
import { GAMES } from '../../../../rules/games.ts';
import { drawMachine } from '../../../../view/hosted/machine-drawing.ts';

interface Props {
  readonly game: string;
  readonly lang: Language;
}

export const getStaticPaths: GetStaticPaths = () =>
  GAMES.flatMap(({ id }) =>
    LANGUAGES.map((lang) => ({ params: { game: id, lang }, props: { game: id, lang } satisfies Props })),
  );

export const GET: APIRoute<Props> = async ({ props: { game, lang } }) =>
  scriptResponse(dataPart(`machine/${game}.${lang}`, await drawMachine(game, lang)));
