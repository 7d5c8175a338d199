/** Numbers of an analysis as Hungarian writes them. */
import { makeFigures } from '../figures.ts';

export const { signed, fixed, percent } = makeFigures('hu');

/** `0,31 pont`. */
export const points = (value: number): string => `${fixed(value)} pont`;
