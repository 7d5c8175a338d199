import type { Messages } from '../messages.ts';

export const player: Messages['player'] = {};
