/** The titles in English; where several places share one, their number tells them apart. */
import type { TitleId } from '../../../rules/game.ts';
import { isNumbered, lookUp, type TitleName } from '../names.ts';
import { ordinal } from './words.ts';

const TITLES: Readonly<Record<TitleName, string>> = {
  archon: 'Archon',
  yparchon: 'Yparchon',
  neutral: 'Neutral',
  ypodoulos: 'Ypodoulos',
  doulos: 'Doulos',
  king: 'King',
  primeMinister: 'Prime Minister',
  citizen: 'Citizen',
  slave: 'Slave',
};

/** `Archon`, `3rd Citizen`; an id that is not known stands for itself. */
export function title(id: TitleId, place?: number): string {
  const name = lookUp(TITLES, id) ?? id;
  return place !== undefined && isNumbered(id) ? `${ordinal(place)} ${name}` : name;
}

/** What the titles mean. Apart from their names: an embed says those alone. */
const MEANINGS: Readonly<Record<TitleName, string>> = {
  archon: 'ruler',
  yparchon: 'vice-ruler',
  neutral: 'neither above nor below',
  ypodoulos: 'under-slave',
  doulos: 'slave',
  king: 'the first to go out',
  primeMinister: 'the second to go out',
  citizen: 'one of those in between',
  slave: 'the last to hold cards',
};

export function titleMeaning(id: TitleId): string {
  return lookUp(MEANINGS, id) ?? '';
}
