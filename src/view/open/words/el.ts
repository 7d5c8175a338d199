/** The opener's part of the catalogue, in one language: a piece of script of its own. */
import { charts } from '../../../explain/messages/el/charts.ts';
import { logLink } from '../../../explain/messages/el/log-link.ts';
import { match } from '../../../explain/messages/el/match.ts';
import { opener } from '../../../explain/messages/el/opener.ts';
import { refusals } from '../../../explain/messages/el/refusals.ts';
import { words as player } from '../../words/el.ts';
import type { OpenerWords } from './opener-words.ts';

export const words: OpenerWords = { ...player, charts, logLink, match, opener, refusals };
