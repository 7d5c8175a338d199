/** What draws charts, in one language: a part of the embed. */
import { charts } from '../../explain/messages/hu/charts.ts';
import { game } from '../../explain/messages/hu/game.ts';
import { moments } from '../../explain/messages/hu/moments.ts';
import { player } from '../../explain/messages/hu/player.ts';
import { refusals } from '../../explain/messages/hu/refusals.ts';
import { hand } from '../hand.ts';
import { drawIn } from './draw.ts';

hand('draw.hu', drawIn({ charts, game, moments, player, refusals }, 'hu'));
