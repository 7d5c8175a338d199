/** Numbers of an analysis as Greek writes them. */
import { makeFigures } from '../figures.ts';

export const { signed, fixed, percent } = makeFigures('el');

/** `0,31 βαθμοί`. */
export const points = (value: number): string => `${fixed(value)} βαθμοί`;
