/** The titles in English; where several places share one, their number tells them apart. */
import type { TitleId } from '../../../rules/game.ts';
import { isNumbered, lookUp, type TitleName } from '../names.ts';
import { ordinal } from './words.ts';

const TITLES: Readonly<Record<TitleName, readonly [name: string, meaning: string]>> = {
  archon: ['Archon', 'ruler'],
  yparchon: ['Yparchon', 'vice-ruler'],
  neutral: ['Neutral', 'neither above nor below'],
  ypodoulos: ['Ypodoulos', 'under-slave'],
  doulos: ['Doulos', 'slave'],
  king: ['King', 'the first to go out'],
  primeMinister: ['Prime Minister', 'the second to go out'],
  citizen: ['Citizen', 'one of those in between'],
  slave: ['Slave', 'the last to hold cards'],
};

/** `Archon`, `3rd Citizen`; an id that is not known stands for itself. */
export function title(id: TitleId, place?: number): string {
  const name = lookUp(TITLES, id)?.[0] ?? id;
  return place !== undefined && isNumbered(id) ? `${ordinal(place)} ${name}` : name;
}

export function titleMeaning(id: TitleId): string {
  return lookUp(TITLES, id)?.[1] ?? '';
}
