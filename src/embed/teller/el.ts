/** The teller in one language: a part of the embed. */
import { game } from '../../explain/messages/el/game.ts';
import { moments } from '../../explain/messages/el/moments.ts';
import { problems } from '../../explain/messages/el/problems.ts';
import { refusals } from '../../explain/messages/el/refusals.ts';
import { hand } from '../hand.ts';
import { tellerOf } from './teller.ts';

hand('teller.el', tellerOf({ game, moments, problems, refusals }));
