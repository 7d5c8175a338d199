/** The teller in one language: a part of the embed. */
import { game } from '../../explain/messages/hu/game.ts';
import { moments } from '../../explain/messages/hu/moments.ts';
import { problems } from '../../explain/messages/hu/problems.ts';
import { refusals } from '../../explain/messages/hu/refusals.ts';
import { hand } from '../hand.ts';
import { tellerOf } from './teller.ts';

hand('teller.hu', tellerOf({ game, moments, problems, refusals }));
