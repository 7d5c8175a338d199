import type { Messages } from '../messages.ts';

export const charts: Messages['charts'] = {};
