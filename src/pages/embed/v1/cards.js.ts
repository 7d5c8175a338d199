/** The drawings of the cards: a data part of the embed. */
import type { APIRoute } from 'astro';
import { dataPart } from '../../../embed/make/data-part.ts';
import { cardsMarkup } from '../../../layouts/embed/cards.tsx';

export const GET: APIRoute = () =>
  new Response(dataPart('cards', cardsMarkup()), { headers: { 'Content-Type': 'text/javascript' } });
