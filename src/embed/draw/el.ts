/** What draws charts, in one language: a part of the embed. */
import { charts } from '../../explain/messages/el/charts.ts';
import { game } from '../../explain/messages/el/game.ts';
import { moments } from '../../explain/messages/el/moments.ts';
import { player } from '../../explain/messages/el/player.ts';
import { refusals } from '../../explain/messages/el/refusals.ts';
import { hand } from '../hand.ts';
import { drawIn } from './draw.ts';

hand('draw.el', drawIn({ charts, game, moments, player, refusals }, 'el'));
