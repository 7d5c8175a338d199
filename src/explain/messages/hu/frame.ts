import type { Messages } from '../messages.ts';

export const frame: Messages['frame'] = {
  whole: 'A teljes visszajátszás megnyitása',
  site: 'Minden visszajátszás',
  empty:
    'Keret olyan visszajátszásoknak, amelyek a hivatkozásukban utaznak. Ebben a hivatkozásban nincs ilyen.',
  needsScript:
    'Ez a visszajátszás a hivatkozásában utazik. A megjelenítéséhez a keretnek szkriptekre (JavaScript) van szüksége.',
};
