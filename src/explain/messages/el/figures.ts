/** Numbers of an analysis as Greek writes them. */
import { makeFigures } from '../figures.ts';

export const { signed, fixed, whole, percent } = makeFigures('el');
