import type { Messages } from '../messages.ts';

export const problems: Messages['problems'] = {};
