import type { Messages } from '../messages.ts';

export const game: Messages['game'] = {};
