import type { Messages } from '../messages.ts';

export const refusals: Messages['refusals'] = {};
