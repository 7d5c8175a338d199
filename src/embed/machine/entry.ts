/** The statechart of a player: a part of the embed. */
import { hand } from '../hand.ts';
import { machine } from './machine.ts';

hand('machine', machine);
