/** What draws charts, in one language: a part of the embed. */
import { charts } from '../../explain/messages/en/charts.ts';
import { game } from '../../explain/messages/en/game.ts';
import { moments } from '../../explain/messages/en/moments.ts';
import { player } from '../../explain/messages/en/player.ts';
import { refusals } from '../../explain/messages/en/refusals.ts';
import { hand } from '../hand.ts';
import { drawIn } from './draw.ts';

hand('draw.en', drawIn({ charts, game, moments, player, refusals }, 'en'));
