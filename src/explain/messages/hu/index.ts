/** Every topic of this language, for the server and the command line. */
import type { Messages } from '../messages.ts';
import { cli } from './cli.ts';
import { playerTopics } from './player-topics.ts';
import { problems } from './problems.ts';
import { rules } from './rules.ts';
import { site } from './site.ts';

export const hu: Messages = { ...playerTopics, site, problems, rules, cli };
