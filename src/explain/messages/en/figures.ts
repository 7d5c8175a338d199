/** Numbers of an analysis as English writes them. */
import { makeFigures } from '../figures.ts';

export const { signed, fixed, whole, percent } = makeFigures('en-GB');
