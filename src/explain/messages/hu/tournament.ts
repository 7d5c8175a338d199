import { makeFigures } from '../figures.ts';
import type { Messages } from '../messages.ts';

const { signed, fixed, percent } = makeFigures('hu', 3);

const HELP = `epanastasi tournament [kapcsolók]: gépi játékosok játszanak egymással, és kiderül, melyik mennyire jó

  --game ID            a játék (anemaki)
  --bots ID[,ID…]      egy mindenkinek, vagy helyenként egy: random, greedy, sensible, heuristic, linear vagy flat
                       (flat, linear, heuristic, greedy, random, majd elölről)
  --players N          hányan ülnek le, ha a --bots nem mondja meg (5)
  --rounds N           hány kör legyen összesen (1000)
  --match N            egy mérkőzés köreinek száma; a címek körről körre öröklődnek (20)
  --option NAME=VALUE  a játék egy szabályváltozata; ismételhető
  --seed TEXT          a véletlen forrása; ugyanaz a mag, ugyanazok a számok (1)
  --json               adatként

Minden mérkőzés után mindenki eggyel odébb ül. Egy mérkőzés körei a címek miatt függnek egymástól,
ezért a standard hibát a mérkőzések eltéréséből számoljuk.
`;

export const tournament: Messages['cli']['tournament'] = {
  help: HELP,
  head: (game, rounds, matches, seed) => `${game}: ${rounds} kör, ${matches} mérkőzés, mag: ${seed}`,
  bot: 'gépi játékos',
  seats: 'helyek',
  points: 'pont körönként',
  place: (place) => `${place}.`,
  mean: (points, se) => (se === null ? signed(points) : `${signed(points)} ± ${fixed(se)}`),
  share: percent,
};
