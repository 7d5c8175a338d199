/** The small page of one moment of a match, for what reads no more of an address than its path. */
import type { Messages } from '../messages.ts';

export const momentPage: Messages['momentPage'] = {
  description: (event, where, text) => `${event}, ${where}. ${text}`.trim(),
  open: 'Δες τη συνέχεια βήμα προς βήμα',
  match: 'Ολόκληρος ο αγώνας',
  ways: 'Στιγμές του αγώνα',
  previous: 'Η προηγούμενη στιγμή',
  next: 'Η επόμενη στιγμή',
  position: 'Η θέση με λόγια',
  passesLeftOut: 'Τα πάσο παραλείπονται.',
};
