/** The day of a match, from both forms of a log. */
import { expect, it } from 'vitest';
import { dateOfLog } from '../../../src/view/library/date-of-log.ts';

const log = (line: string) => `revolution-log 1\nrules anemaki\n${line}\nplayer a A\n\nround 1\n`;

it('is that of the log, in the way of the language', () => {
  expect(dateOfLog(log('date 2026-11-29'), 'en')).toBe('Nov 29, 2026');
  expect(dateOfLog(log('date 2026-11-29 20:30 ; late'), 'hu')).toBe('2026. nov. 29. 20:30');
  expect(dateOfLog('{ "meta": { "event": "An evening", "date": "2026-01-02" } }', 'en')).toBe('Jan 2, 2026');
});

it('is what the log says where that is no day, and null where it says nothing', () => {
  expect(dateOfLog(log('date last winter'), 'en')).toBe('last winter');
  expect(dateOfLog(log('event The date 2026-11-29'), 'en')).toBeNull();
  expect(dateOfLog(log('round 1\ndate 2026-11-29'), 'en')).toBeNull();
  expect(dateOfLog('', 'en')).toBeNull();
});
