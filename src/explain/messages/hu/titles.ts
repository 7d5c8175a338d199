/** The titles in Hungarian, with the endings that sentences need; a player’s name never takes one. */
import type { TitleId } from '../../../rules/game.ts';
import { isNumbered, lookUp, type TitleName } from '../names.ts';

const TITLES: Readonly<Record<TitleName, readonly [name: string, dative: string, meaning: string]>> = {
  archon: ['Arkhón', 'Arkhónnak', 'az uralkodó'],
  yparchon: ['Hüparkhón', 'Hüparkhónnak', 'az uralkodó helyettese'],
  neutral: ['Semleges', 'Semlegesnek', 'se fent, se lent'],
  ypodoulos: ['Hüpodúlosz', 'Hüpodúlosznak', 'az alszolga'],
  doulos: ['Dúlosz', 'Dúlosznak', 'a szolga'],
  king: ['király', 'királynak', 'aki elsőként megy ki'],
  primeMinister: ['miniszterelnök', 'miniszterelnöknek', 'aki másodikként megy ki'],
  citizen: ['polgár', 'polgárnak', 'aki a középmezőnyben végez'],
  slave: ['rabszolga', 'rabszolgának', 'akinek utoljára marad lapja'],
};

/** `Arkhón`, `3. polgár`; an id that is not known stands for itself. */
export function title(id: TitleId, place?: number): string {
  return numbered(id, place) + (lookUp(TITLES, id)?.[0] ?? id);
}

/** `Arkhónnak`, `3. polgárnak`. */
export function titleDative(id: TitleId, place?: number): string {
  return numbered(id, place) + (lookUp(TITLES, id)?.[1] ?? id);
}

export function titleMeaning(id: TitleId): string {
  return lookUp(TITLES, id)?.[2] ?? '';
}

function numbered(id: TitleId, place: number | undefined): string {
  return place !== undefined && isNumbered(id) ? `${place}. ` : '';
}
