import type { Messages } from '../messages.ts';

const HELP = `epanastasi facts [FACT…] [kapcsolók]: újra megméri, amit a játékokról tudni lehet

FACT: quads, firstRound, titles, revolution, lead, talon, passRule, natural1, natural2 (mind).
Soronként: mi az, mit talált ± standard hiba, mit találtak korábban, és hány standard hiba
választja el a kettőt. 1-gyel lép ki, ha ez valahol több mint 4.

  --rounds N   hány kör legyen; ami többe kerül, az ennek egy részét kapja (20000)
  --policy ID  ki játszik: random, greedy, heuristic, linear vagy flat (flat, ez perceket kér)
  --seed TEXT  a véletlen forrása; ugyanaz a mag, ugyanazok a számok (review)
  --json       minden szám adatként
`;

export const facts: Messages['cli']['facts'] = {
  help: HELP,
  far: (figures, errors) =>
    figures === 0
      ? `Minden szám legfeljebb ${errors} standard hibányira van.`
      : `${figures} szám több mint ${errors} standard hibányira van.`,
};
