/** The opener's part of the catalogue, in one language: a piece of script of its own. */
import { charts } from '../../../explain/messages/hu/charts.ts';
import { logLink } from '../../../explain/messages/hu/log-link.ts';
import { match } from '../../../explain/messages/hu/match.ts';
import { opener } from '../../../explain/messages/hu/opener.ts';
import { refusals } from '../../../explain/messages/hu/refusals.ts';
import { words as player } from '../../words/hu.ts';
import type { OpenerWords } from './opener-words.ts';

export const words: OpenerWords = { ...player, charts, logLink, match, opener, refusals };
