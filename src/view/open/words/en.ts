/** The opener's part of the catalogue, in one language: a piece of script of its own. */
import { charts } from '../../../explain/messages/en/charts.ts';
import { logLink } from '../../../explain/messages/en/log-link.ts';
import { match } from '../../../explain/messages/en/match.ts';
import { opener } from '../../../explain/messages/en/opener.ts';
import { refusals } from '../../../explain/messages/en/refusals.ts';
import { words as player } from '../../words/en.ts';
import type { OpenerWords } from './opener-words.ts';

export const words: OpenerWords = { ...player, charts, logLink, match, opener, refusals };
