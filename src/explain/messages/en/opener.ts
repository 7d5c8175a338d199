/** The page that opens a log in the reader's browser. */
import { plural } from './words.ts';

export const opener = {
  title: 'Open a log',
  description:
    'Read a log of a match in your browser, see its faults at their lines, and replay what could be read.',
  lead: 'Drop a file here, choose one, or paste its text. Logs as text, JSON and NDJSON are read.',
  quiet: 'Nothing leaves your browser.',
  choose: 'Choose a file',
  paste: 'Or paste the text of a log',
  read: 'Read it',
  drop: 'Drop it to read it',
  samples: 'No log at hand? Try one:',
  sampleGood: 'a match of several rounds',
  sampleBad: 'a log with faults in it',
  reading: (done: number, of: number): string => `Round ${done} of ${of}`,
  parsing: 'Reading the text …',
  cancel: 'Cancel',
  cancelled: 'Cancelled. What was read until then is shown.',
  match: 'Match in the file',
  problems: (errors: number, warnings: number): string =>
    errors + warnings === 0
      ? 'No problems: every line agrees with the rules.'
      : `${errors} ${plural(errors, 'error', 'errors')}, ${warnings} ${plural(warnings, 'warning', 'warnings')}`,
  problemsTitle: 'Problems',
  moment: 'See it on the table',
  column: (n: number): string => `, column ${n}`,
  error: 'Error',
  warning: 'Warning',
  text: 'The log',
  lines: (n: number): string => `${n} ${plural(n, 'line', 'lines')}`,
  another: 'Open another log',
  annotate: 'Annotate',
  unwritten: 'The notes could not be loaded. Please try again.',
  kept: 'It is in your library.',
  notKept: 'This browser keeps nothing: save what you want to keep as a file.',
  faults: {
    empty: 'There is nothing in it: the file is empty.',
    binary: 'This is no text. A log is a text file (.revlog, .json or .ndjson).',
    large: (megabytes: number): string =>
      `The file is too large: ${megabytes} MB. Up to 50 MB can be read here; the command line reads more.`,
    unreadable: 'The file could not be read.',
    rounds: 'No round could be read from it. The problems say why.',
    broken:
      'Something went wrong while reading. Nothing was sent anywhere; please report it with the log, if you may.',
    script: 'To read a log in the browser, this page needs JavaScript. The command line reads logs too.',
  },
};
