/** What fits a player into a box: a part of the embed. */
import { hand } from '../hand.ts';
import { fitTable } from './box.ts';

hand('box', fitTable);
