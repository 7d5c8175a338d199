/** The drawings of the cards: a data part of the embed. */
import type { APIRoute } from 'astro';
import { dataPart } from '../../../embed/make/data-part.ts';
import { cardsMarkup } from '../../../layouts/embed/cards.tsx';
import { scriptResponse } from '../../../layouts/embed/utf8-script.ts';

export const GET: APIRoute = () => scriptResponse(dataPart('cards', cardsMarkup()));
