/** The small page of one moment of a match, for what reads no more of an address than its path. */
import type { Messages } from '../messages.ts';

export const momentPage: Messages['momentPage'] = {
  description: (event, where, text) => `${event}, ${where}. ${text}`.trim(),
  open: 'Tovább innen lépésről lépésre',
  match: 'Az egész mérkőzés',
  ways: 'A mérkőzés pillanatai',
  previous: 'Az előző pillanat',
  next: 'A következő pillanat',
  position: 'Az állás szavakban',
  passesLeftOut: 'A passzok kimaradtak.',
};
