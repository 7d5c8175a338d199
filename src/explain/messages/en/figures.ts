/** Numbers of an analysis as English writes them. */
import { makeFigures } from '../figures.ts';

export const { signed, fixed, percent } = makeFigures('en-GB');

/** `0.31 points`. */
export const points = (value: number): string => `${fixed(value)} points`;
