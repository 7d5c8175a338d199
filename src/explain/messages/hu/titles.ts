/** The titles in Hungarian, with the endings that sentences need; a player’s name never takes one. */
import type { TitleId } from '../../../rules/game.ts';
import { lookUp, type TitleName } from '../names.ts';

const TITLES: Readonly<Record<TitleName, readonly [name: string, dative: string, meaning: string]>> = {
  archon: ['Arkhón', 'Arkhónnak', 'az uralkodó'],
  yparchon: ['Hüparkhón', 'Hüparkhónnak', 'az uralkodó helyettese'],
  neutral: ['Semleges', 'Semlegesnek', 'se fent, se lent'],
  ypodoulos: ['Hüpodúlosz', 'Hüpodúlosznak', 'az alszolga'],
  doulos: ['Dúlosz', 'Dúlosznak', 'a szolga'],
};

/** The title; an id that is not known stands for itself. */
export function title(id: TitleId): string {
  return lookUp(TITLES, id)?.[0] ?? id;
}

/** `Arkhónnak`. */
export function titleDative(id: TitleId): string {
  return lookUp(TITLES, id)?.[1] ?? id;
}

export function titleMeaning(id: TitleId): string {
  return lookUp(TITLES, id)?.[2] ?? '';
}
