/** The titles in Hungarian, with the endings that sentences need; a player’s name never takes one. */
import type { TitleId } from '../../../rules/game.ts';
import { isNumbered, lookUp, type TitleName } from '../names.ts';

const TITLES: Readonly<Record<TitleName, readonly [name: string, dative: string]>> = {
  archon: ['Arkhón', 'Arkhónnak'],
  yparchon: ['Hüparkhón', 'Hüparkhónnak'],
  neutral: ['Semleges', 'Semlegesnek'],
  ypodoulos: ['Hüpodúlosz', 'Hüpodúlosznak'],
  doulos: ['Dúlosz', 'Dúlosznak'],
  king: ['király', 'királynak'],
  primeMinister: ['miniszterelnök', 'miniszterelnöknek'],
  citizen: ['polgár', 'polgárnak'],
  slave: ['rabszolga', 'rabszolgának'],
};

/** `Arkhón`, `3. polgár`; an id that is not known stands for itself. */
export function title(id: TitleId, place?: number): string {
  return numbered(id, place) + (lookUp(TITLES, id)?.[0] ?? id);
}

/** `Arkhónnak`, `3. polgárnak`. */
export function titleDative(id: TitleId, place?: number): string {
  return numbered(id, place) + (lookUp(TITLES, id)?.[1] ?? id);
}

/** What the titles mean. Apart from their names: an embed says those alone. */
const MEANINGS: Readonly<Record<TitleName, string>> = {
  archon: 'az uralkodó',
  yparchon: 'az uralkodó helyettese',
  neutral: 'se fent, se lent',
  ypodoulos: 'az alszolga',
  doulos: 'a szolga',
  king: 'aki elsőként megy ki',
  primeMinister: 'aki másodikként megy ki',
  citizen: 'aki a középmezőnyben végez',
  slave: 'akinek utoljára marad lapja',
};

export function titleMeaning(id: TitleId): string {
  return lookUp(MEANINGS, id) ?? '';
}

function numbered(id: TitleId, place: number | undefined): string {
  return place !== undefined && isNumbered(id) ? `${place}. ` : '';
}
