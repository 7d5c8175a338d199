/** The teller in one language: a part of the embed. */
import { game } from '../../explain/messages/en/game.ts';
import { moments } from '../../explain/messages/en/moments.ts';
import { problems } from '../../explain/messages/en/problems.ts';
import { refusals } from '../../explain/messages/en/refusals.ts';
import { hand } from '../hand.ts';
import { tellerOf } from './teller.ts';

hand('teller.en', tellerOf({ game, moments, problems, refusals }));
