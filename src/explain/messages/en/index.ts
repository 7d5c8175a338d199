/** Every topic of this language, for the server and the command line. */
import { cli } from './cli.ts';
import { playerTopics } from './player-topics.ts';
import { problems } from './problems.ts';
import { rules } from './rules.ts';
import { site } from './site.ts';

export const en = { ...playerTopics, site, problems, rules, cli };
