/** The feed of the recorded matches, read in a feed reader or in mail: by itself, without the site around it. */
import type { Messages } from '../messages.ts';
import { withTheCapital } from './article.ts';

export const feed: Messages['feed'] = {
  title: 'Epanastasi: feljegyzett mérkőzések',
  description:
    'Forradalmas kártyajátékok, mérkőzésről mérkőzésre: képek, mondatba foglalt lépések, és az, hogy mit jelentettek.',
  link: 'A mérkőzések hírcsatornája (RSS)',
  inPart: (told, all) =>
    `Hosszú mérkőzés: ${all} pillanatából itt az a ${told} olvasható, amelyhez a napló megjegyzést fűz, és minden kör eredménye. A visszajátszásban mind megvan.`,
  players: (names) => `Az asztalnál: ${names}.`,
  result: 'Eredmény',
  unfinished: 'Ennek a körnek nincs eredménye: nem jegyezték fel a végéig.',
  open: 'A mérkőzés lépésről lépésre',
  openRound: (n) => `${withTheCapital(`${n}. kör`)} lépésről lépésre`,
  notPlayed: (name) => `Változat, amelyet nem játszottak meg: ${name}`,
};
