/** The topics that a replay page needs before its reader acts. */
import { charts } from './charts.ts';
import { game } from './game.ts';
import { moments } from './moments.ts';
import { player } from './player.ts';
import { refusals } from './refusals.ts';

export const playerTopics = { game, moments, refusals, player, charts };
