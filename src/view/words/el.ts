/** The part of the catalogue that a player needs, in one language: a piece of script of its own. */
import { game } from '../../explain/messages/el/game.ts';
import { moments } from '../../explain/messages/el/moments.ts';
import { player } from '../../explain/messages/el/player.ts';
import type { Words } from './words.ts';

export const words: Words = { game, moments, player };
