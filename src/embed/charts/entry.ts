/** The charts of a player: a part of the embed. */
import { hand } from '../hand.ts';
import { charts } from './charts.ts';

hand('charts', charts);
