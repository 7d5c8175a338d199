import type { Messages } from '../messages.ts';

export const cli: Messages['cli'] = {};
