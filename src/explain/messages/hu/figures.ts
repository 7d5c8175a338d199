/** Numbers of an analysis as Hungarian writes them. */
import { makeFigures } from '../figures.ts';

export const { signed, fixed, whole, percent } = makeFigures('hu');
