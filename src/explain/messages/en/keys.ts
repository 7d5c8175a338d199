/** The help that lists the keys of the player. */
import type { KeyAction } from '../key-actions.ts';

export const keys = {
  title: 'Keys',
  note: 'They work while the player has the focus: click into it, or reach it with Tab. Holding a key down repeats it. Over the table the wheel steps too, once you have clicked there.',
  close: 'Close',
  number: 'number, then Enter',
  actions: {
    next: 'a step on',
    previous: 'a step back',
    'next-trick': 'next trick',
    'previous-trick': 'trick back',
    'next-round': 'next round',
    'previous-round': 'round back',
    'next-decision': 'next real decision: two or more legal choices',
    'previous-decision': 'decision before',
    'next-mistake': 'next mistake, where the match is analysed',
    'previous-mistake': 'mistake before',
    start: 'start of the match',
    end: 'end of the match',
    'next-pov': 'next seat to look from',
    'toggle-hands': 'hide or show the hands',
    'what-if': 'what if: play something else here',
    'toggle-play': 'play by itself, pause',
    step: 'go to that step of the round',
    back: 'back from a jump',
    share: 'share this moment: link, embed, picture',
    help: 'this help',
  } satisfies Record<KeyAction, string>,
};
