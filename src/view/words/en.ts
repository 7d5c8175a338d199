/** The part of the catalogue that a player needs, in one language: a piece of script of its own. */
import { game } from '../../explain/messages/en/game.ts';
import { moments } from '../../explain/messages/en/moments.ts';
import { player } from '../../explain/messages/en/player.ts';
import type { Words } from './words.ts';

export const words: Words = { game, moments, player };
