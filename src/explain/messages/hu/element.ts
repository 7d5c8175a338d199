import type { Messages } from '../messages.ts';

export const element: Messages['element'] = {
  open: 'Lépésről lépésre',
  failed: 'A visszajátszás nem töltődött be.',
};

export const loading = 'Betöltés …';
