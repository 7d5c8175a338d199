/** What moves at the table: a part of the embed. */
import * as motion from '../../view/player/motion.ts';
import { hand } from '../hand.ts';

hand('motion', motion);
