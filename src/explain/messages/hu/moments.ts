import type { Messages } from '../messages.ts';

export const moments: Messages['moments'] = {};
